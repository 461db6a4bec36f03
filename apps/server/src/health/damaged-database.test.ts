import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backendJob, formOf, resumeText } from "@resume-picker/api/testing/test-desk";
import { connect } from "@resume-picker/db/connect";
import { emptyWriteAheadLog } from "@resume-picker/db/copy-database";
import { migrate } from "@resume-picker/db/migrate";
import { migrationsFolder } from "@resume-picker/db/testing/test-database";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "damaged-database-"));
  file = join(folder, "app.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Overwrites all pages but the first, as a failing disk might. */
function overwritePages() {
  const handle = openSync(file, "r+");
  const size = statSync(file).size;
  for (let at = 4096; at < size; at += 4096) {
    writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, at);
  }
  closeSync(handle);
}

test("once pages were overwritten, health is red, no upload is acknowledged, and the log says why", async () => {
  const db = connect(file);
  migrate(db, { migrations: migrationsFolder, backups: join(folder, "backups") }, new Date());
  const { app, desk } = await makeTestApp({}, { db });
  const cookie = await register(app, "ada");
  const made = await app.request("/api/jobs", jsonRequest("POST", backendJob, { cookie }));
  expect(made.status).toBe(201);
  const upload = () => {
    const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
    const body = formOf([{ name: "noor.txt", content }]);
    return app.request("/api/upload", { method: "POST", headers: { cookie }, body });
  };
  const health = async () => (await app.request("/api/health")).status;
  expect((await upload()).status).toBe(200);
  expect(await health()).toBe(200);

  expect(emptyWriteAheadLog(db)).toBe(true);
  overwritePages();
  // Drop SQLite's cached pages, as other readers would.
  db.$client.pragma("shrink_memory");
  await app.request("/api/jobs", { headers: { cookie } });
  expect(await health()).toBe(503);
  const refused = await upload();
  expect(refused.status).toBe(503);
  expect(desk.logged.map(({ message }) => message)).toContain(
    "the database is damaged or its disk fails: nothing is written until it is restored",
  );
  // Background jobs can't write either.
  expect(() => db.$client.exec("create table more (text)")).toThrow(/readonly/);
  db.$client.close();
  await desk.close();
});

test("a server that knows of the damage refuses in words what would write, no matter who asks", async () => {
  const { app, desk } = await makeTestApp();
  const cookie = await register(app, "ada");
  desk.parts.storage.noteDamage();
  const refused = await app.request("/api/jobs", jsonRequest("POST", backendJob, { cookie }));
  expect(refused.status).toBe(503);
  expect(await refused.text()).toMatch(/database is damaged.*restore a backup/);
  expect((await app.request("/api/jobs", { headers: { cookie } })).status).toBe(200);
  await desk.close();
});
