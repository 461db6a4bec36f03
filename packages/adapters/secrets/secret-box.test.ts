import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSecretBox } from "./secret-box.ts";

async function makeBox() {
  const folder = await mkdtemp(join(tmpdir(), "resume-picker-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const keyFile = join(folder, "secrets.key");
  return { keyFile, box: createSecretBox(keyFile) };
}

test("a sealed text opens again with its key file, which only its owner can read", async () => {
  const { keyFile, box } = await makeBox();
  const sealed = await box.seal("sk-ünïcode", "ai");
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("code");
  expect(await box.seal("sk-ünïcode", "ai")).not.toBe(sealed);
  expect(await createSecretBox(keyFile).open(sealed, "ai")).toBe("sk-ünïcode");
  const { mode, size } = await stat(keyFile);
  expect(size).toBe(32);
  if (process.platform !== "win32") expect(mode & 0o777).toBe(0o600);
});

test("it opens neither for another purpose, nor changed, nor with another key file", async () => {
  const { keyFile, box } = await makeBox();
  const sealed = await box.seal("sk-secret", "ai");
  expect(await box.open(sealed, "mail")).toBeNull();
  const bytes = Buffer.from(sealed, "base64url");
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await box.open(changed.toString("base64url"), "ai")).toBeNull();
  }
  expect(await box.open("", "ai")).toBeNull();
  const key = await readFile(keyFile);
  await rm(keyFile);
  expect(await box.open(sealed, "ai")).toBeNull();
  await writeFile(keyFile, key.subarray(1));
  expect(await box.open(sealed, "ai")).toBeNull();
  // A damaged key file is replaced. Texts sealed with it are lost, but new ones work.
  expect(await box.open(await box.seal("sk-next", "ai"), "ai")).toBe("sk-next");
});
