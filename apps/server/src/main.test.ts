import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
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

/** A data folder in which somebody has stored a CV. */
async function makeUsedFolder(): Promise<void> {
  const server = startFromSource(data);
  await useServer(await server.ready);
  await server.stop();
}

const listData = () =>
  readdirSync(data, { recursive: true, encoding: "utf8" })
    .filter((path) => !path.startsWith("server.lock"))
    .sort();

const ruin: Record<string, () => void> = {
  missing: () => rmSync(join(data, "app.db")),
  empty: () => truncateSync(join(data, "app.db")),
  "no database": () => writeFileSync(join(data, "app.db"), "something else ".repeat(500)),
};

test("beside stored CVs no ruined database is taken for a new installation, and no advice deletes them", async () => {
  await makeUsedFolder();
  const sound = readFileSync(join(data, "app.db"));
  for (const [how, apply] of Object.entries(ruin)) {
    apply();
    const before = listData();
    const { code, output } = await startFromSource(data).ended;
    expect({ how, code }).toEqual({ how, code: 1 });
    expect(output).toMatch(
      /app\.db.*(?:missing or empty|damaged).*Nothing was changed.*npm run restore/,
    );
    expect(output).not.toMatch(/\n\s+at /);
    expect(listData()).toEqual(before);

    const checked = await startFromSource(data, "maintain.ts", ["check-data"]).ended;
    expect({ how, code: checked.code }).toEqual({ how, code: 1 });
    expect(checked.output).toMatch(/restore the latest backup/);
    expect(checked.output).not.toMatch(/\n\s+at |Delete the file|belongs to no candidate/);
    writeFileSync(join(data, "app.db"), sound);
  }
  const server = startFromSource(data);
  await server.ready;
  await server.stop();
});

test("a new, empty database in the place of the old one makes nobody an admin of stored CVs", async () => {
  await makeUsedFolder();
  const fresh = join(folder, "fresh");
  const other = startFromSource(fresh);
  await other.ready;
  await other.stop();
  copyFileSync(join(fresh, "app.db"), join(data, "app.db"));
  const { code, output } = await startFromSource(data).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/knows of nobody, but 1 CVs/);
});
