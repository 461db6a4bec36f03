import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formOf, profileOf, resumeText } from "@resume-picker/api/testing/test-desk";
import { connect } from "@resume-picker/db/connect";
import { migrate } from "@resume-picker/db/migrate";
import { migrationsFolder } from "@resume-picker/db/testing/test-database";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startBuilt } from "./testing/start-built.ts";

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
    const server = startBuilt(data);
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

/** Makes a data folder with a stored CV and a database without users. */
function makeFolder(name: string): string {
  const made = join(folder, name);
  const stored = join(made, "uploads", "ab");
  mkdirSync(stored, { recursive: true });
  writeFileSync(join(stored, "ab".repeat(32)), "a CV");
  const db = connect(join(made, "app.db"));
  migrate(db, { migrations: migrationsFolder, backups: join(made, "backups") }, new Date());
  db.$client.close();
  return made;
}

const ruins: [how: string, ruin: (database: string) => void, says: RegExp][] = [
  ["missing", rmSync, /missing or empty, but 1 CVs.*Nothing was changed/],
  ["empty", truncateSync, /missing or empty, but 1 CVs.*Nothing was changed/],
  [
    "overwritten",
    (database) => writeFileSync(database, "something else ".repeat(500)),
    /damaged: file is not a database.*Nothing was changed/,
  ],
  ["new", () => undefined, /has no accounts, but 1 CVs/],
];

test.each(ruins)(
  "beside stored CVs a database that is %s makes nobody the admin of them",
  async (how, ruin, says) => {
    const ruined = makeFolder(how);
    ruin(join(ruined, "app.db"));
    const { code, output } = await startBuilt(ruined).ended;
    expect(code).toBe(1);
    expect(output).toMatch(says);
    expect(output).toMatch(/npm run restore <archive>/);
    expect(output).not.toMatch(/\n\s+at /);
    expect(existsSync(join(ruined, "app.db"))).toBe(how !== "missing");
    expect(existsSync(join(ruined, "uploads", "ab", "ab".repeat(32)))).toBe(true);
  },
);

test("a data folder that can't be made is told in one line", async () => {
  writeFileSync(join(folder, "file"), "");
  const unmade = await startBuilt(join(folder, "file", "data")).ended;
  expect(unmade.code).toBe(1);
  expect(unmade.output).toMatch(/The data folder .* can't be created \(ENOTDIR\)\. Set DATA_DIR/);
  expect(unmade.output).not.toMatch(/\n\s+at /);
});

test("a check of a damaged database advises to restore, deletes no CV and prints no stack", async () => {
  const ruined = makeFolder("check");
  writeFileSync(join(ruined, "app.db"), "something else ".repeat(500));
  const { code, output } = await startBuilt(ruined, "maintain", { args: ["check-data"] }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/not a database\n.*don't delete any CV.*restore the latest backup/);
  expect(output).not.toMatch(/\n\s+at |belongs to no candidate/);
});

test("a new installation prints a token that everybody but this machine needs to make it theirs", async () => {
  const server = startBuilt(data);
  const url = await server.ready;
  const register = (name: string, headers: Record<string, string>, more: object = {}) =>
    fetch(`${url}/api/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ ...profileOf(name), ...more }),
    });
  // A reverse proxy on this machine, through which all other clients connect.
  const proxied: Record<string, string>[] = [
    { "X-Forwarded-For": "203.0.113.7" },
    { Forwarded: "for=203.0.113.7" },
    { Via: "1.1 proxy" },
  ];
  for (const headers of proxied) expect((await register("eve", headers)).status).toBe(403);
  expect((await register("ada", {})).status).toBe(201);
  const { output } = await server.stop();
  const token = /set-up token: ((?:[a-z2-9]{4}-){3}[a-z2-9]{4})\n/.exec(output)?.[1] ?? "";
  expect(token).not.toBe("");
  const log = output.split("\n").filter((line) => line.startsWith("{"));
  expect(log.join("\n")).not.toContain(token);

  const again = startBuilt(data);
  await again.ready;
  expect((await again.stop()).output).not.toContain("set-up token");
});

test("a backup goes into the folder that is named, and a restore names a path that is wrong", async () => {
  const server = startBuilt(data);
  await useServer(await server.ready);
  await server.stop();
  const maintain = async (...args: string[]) => startBuilt(data, "maintain", { args }).ended;
  const made = await maintain("backup", join(folder, "backups", "today"));
  expect(made).toMatchObject({ code: 0 });
  const [name = ""] = readdirSync(join(folder, "backups", "today"));
  expect(name).toMatch(/^backup-.*\.zip$/);
  expect(made.output).toContain(join(folder, "backups", "today", name));
  expect(await maintain("backup", join(folder, "one.zip"))).toMatchObject({ code: 0 });
  expect(statSync(join(folder, "one.zip")).isFile()).toBe(true);

  const missing = await maintain("restore", join(folder, "two.zip"));
  expect(missing.code).toBe(1);
  expect(missing.output).toMatch(/two\.zip doesn't exist\. Check the path\. Nothing was changed\./);
  expect((await maintain("restore", folder)).output).toContain(
    "is a folder. Name an archive in it.",
  );
});
