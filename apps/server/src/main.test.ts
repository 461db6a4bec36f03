import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formOf, profileOf, resumeText } from "@resume-picker/api/testing/test-desk";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startFromSource } from "./testing/start-from-source.ts";

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "resume-picker-main-"));
  data = join(folder, "data");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Signs up and uploads a CV, as a browser does. */
async function useServer(url: string): Promise<void> {
  const post = (path: string, body: FormData | string, cookie = "") =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: {
        cookie,
        ...(typeof body === "string" ? { "Content-Type": "application/json" } : {}),
      },
      body,
    });
  const signedUp = await post("/api/register", JSON.stringify(profileOf("ada")));
  const cookie = signedUp.headers.get("set-cookie")?.split(";")[0] ?? "";
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const uploaded = await post("/api/upload", formOf([{ name: "noor.txt", content }]), cookie);
  expect(await uploaded.json()).toMatchObject({ results: [{ success: true }] });
}

const openToOthers = () =>
  ["", ...readdirSync(data, { recursive: true, encoding: "utf8" })].filter(
    (path) => (statSync(join(data, path)).mode & 0o077) !== 0,
  );

test.skipIf(process.platform === "win32")(
  "no other user of the machine can read CVs, mails or the database, while it runs or later",
  async () => {
    mkdirSync(join(data, "outbox"), { recursive: true, mode: 0o755 });
    writeFileSync(join(data, "outbox", "old.eml"), "a reset link", { mode: 0o644 });
    const server = startFromSource(data);
    await useServer(await server.ready);
    const running = readdirSync(data);
    expect(running).toEqual(
      expect.arrayContaining(["app.db", "app.db-wal", "app.db-shm", "uploads"]),
    );
    expect(openToOthers()).toEqual([]);
    expect((await server.stop()).code).toBe(0);
    expect(openToOthers()).toEqual([]);
  },
);
