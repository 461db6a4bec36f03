import {
  mkdtempSync,
  openSync,
  closeSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { fillJob } from "../testing/fill-job.ts";
import { migrationsFolder } from "../testing/test-database.ts";
import { createIntegrityCheck } from "./integrity-check.ts";
import { findDamage } from "./find-damage.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "find-damage-"));
  file = join(folder, "app.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeDatabase() {
  const db = connect(file);
  migrate(db, { migrations: migrationsFolder, backups: join(folder, "backups") }, new Date());
  fillJob(db, { count: 50, userId: "ada", jobId: 1 });
  return db;
}

test("a sound database passes, also beside the server that writes to it", async () => {
  const db = makeDatabase();
  expect(findDamage(file)).toBeNull();
  expect(await createIntegrityCheck()(file)).toBeNull();
  db.$client.close();
  expect(findDamage(file)).toBeNull();
});

test("overwritten pages are found, wherever they lie", async () => {
  makeDatabase().$client.close();
  const handle = openSync(file, "r+");
  const size = statSync(file).size;
  for (let at = 4096; at < size; at += 4096)
    writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, at);
  closeSync(handle);
  expect(findDamage(file)).toMatch(/./);
  expect(await createIntegrityCheck()(file)).toMatch(/./);
});

test("a file that is no database, or cut in half, is damaged and not an error of ours", () => {
  writeFileSync(file, "not a database ".repeat(1000));
  expect(findDamage(file)).toMatch(/not a database/);
  rmSync(file);
  makeDatabase().$client.close();
  const bytes = statSync(file).size;
  truncateSync(file, Math.floor(bytes / 2));
  expect(findDamage(file)).toMatch(/./);
});
