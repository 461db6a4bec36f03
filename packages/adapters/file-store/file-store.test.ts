import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { maxFileBytes } from "@resume-picker/domain/uploads/upload-rules";
import { FileStore } from "./file-store.ts";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "file-store-"));
});

afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

const bytes = new TextEncoder().encode("a CV");
const sha256 = createHash("sha256").update(bytes).digest("hex");

const save = async (store: FileStore, content = [bytes]) =>
  store.keep(await store.receive(content));

test("a stored CV comes back byte for byte under its hash", async () => {
  const store = new FileStore(directory);
  expect(await save(store)).toEqual({
    sha256,
    size: 4,
    path: join(sha256.slice(0, 2), sha256),
  });
  expect(new Uint8Array(await store.open(sha256))).toEqual(bytes);
  expect(store.pathOf(sha256)).toBe(join(directory, sha256.slice(0, 2), sha256));
});

test("the same CV uploaded many times at once is stored once and nothing half-written stays", async () => {
  const store = new FileStore(directory);
  await Promise.all(Array.from({ length: 20 }, () => save(store)));
  expect(await readdir(join(directory, sha256.slice(0, 2)))).toEqual([sha256]);
});

const incoming = () => readdir(join(directory, "incoming"));

test("a file that comes in pieces is hashed as a whole, and what is not kept goes", async () => {
  const store = new FileStore(directory);
  const received = await store.receive([bytes.subarray(0, 1), bytes.subarray(1)]);
  expect(received).toMatchObject({ sha256, size: 4 });
  expect(await incoming()).toHaveLength(1);
  await received.discard();
  expect(await incoming()).toEqual([]);
  expect((await readdir(directory)).toSorted()).toEqual(["incoming"]);
});

test("neither a file that is too large nor one whose sender goes away leaves anything", async () => {
  const store = new FileStore(directory);
  const megabyte = new Uint8Array(1024 * 1024);
  let sent = 0;
  function* endless() {
    for (; ; sent += megabyte.length) yield megabyte;
  }
  await expect(store.receive(endless())).rejects.toMatchObject({ code: "TOO_LARGE" });
  expect(sent).toBeLessThanOrEqual(maxFileBytes);
  function* broken() {
    yield bytes;
    throw new Error("gone");
  }
  await expect(store.receive(broken())).rejects.toThrow("gone");
  expect(await incoming()).toEqual([]);
});

test("a stored file whose bytes have changed is mended by the same upload, and only then", async () => {
  const store = new FileStore(directory);
  await save(store);
  await writeFile(store.pathOf(sha256), "a VC");
  await store.repair(await store.receive([bytes]));
  expect((await store.open(sha256)).toString()).toBe("a CV");
  const second = await store.receive([bytes]);
  await store.repair(second);
  expect(await incoming()).toHaveLength(1);
  await second.discard();
});

test("a stored file that lost its end is rewritten", async () => {
  const store = new FileStore(directory);
  await save(store);
  await writeFile(store.pathOf(sha256), "a");
  await save(store);
  expect((await store.open(sha256)).toString()).toBe("a CV");
});

test("a removed CV is gone, and removing it again is no error", async () => {
  const store = new FileStore(directory);
  await save(store);
  await store.remove(sha256);
  await store.remove(sha256);
  await expect(store.open(sha256)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test.each(["../../etc/passwd", "", "A".repeat(64), `${"a".repeat(63)}/`, `${"a".repeat(64)}\n`])(
  "no name but a hash reaches the disk: %j",
  async (name) => {
    const store = new FileStore(directory);
    await expect(store.open(name)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(store.remove(name)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(() => store.pathOf(name)).toThrow("No such file");
  },
);

test("a sweep deletes what a crash left behind and nothing else", async () => {
  const store = new FileStore(directory);
  await save(store);
  const folder = join(directory, sha256.slice(0, 2));
  await mkdir(join(directory, "zz"));
  await writeFile(join(directory, "README.md"), "not ours");
  await writeFile(join(directory, "zz", ".saving-x"), "not ours");
  await mkdir(join(directory, "incoming"), { recursive: true });
  await writeFile(join(directory, "incoming", ".saving-cut-off"), "half a CV");
  await writeFile(join(folder, ".saving-old"), "left behind");
  expect(await store.sweep()).toBe(2);
  expect(await incoming()).toEqual([]);
  expect(await readdir(folder)).toEqual([sha256]);
  expect(await readdir(join(directory, "zz"))).toEqual([".saving-x"]);
});

test("a CV that no row names is found, and only that", async () => {
  const store = new FileStore(directory);
  await save(store);
  await writeFile(join(directory, sha256.slice(0, 2), ".saving-x"), "half a CV");
  await writeFile(join(directory, sha256.slice(0, 2), "notes.txt"), "not ours");
  expect(await store.findOrphans(new Set([sha256]))).toEqual([]);
  const found = await store.findOrphans(new Set());
  expect(found.map(({ path }) => path)).toEqual([store.pathOf(sha256)]);
});

test("a store that was never used holds nothing to sweep", async () => {
  const store = new FileStore(join(directory, "none"));
  expect(await store.sweep()).toBe(0);
  expect(await store.findOrphans(new Set())).toEqual([]);
});
