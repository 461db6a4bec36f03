import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connect } from "./connect.ts";
import { migrate, MigrationRefused } from "./migrate.ts";
import { makeTestDatabase, migrationsFolder } from "./testing/test-database.ts";

const now = new Date("2026-03-01T12:00:00Z");
const makeFolder = () => mkdtempSync(join(tmpdir(), "resume-picker-db-"));

test("a new database gets every table, and asks for no backup", () => {
  const folder = makeFolder();
  const db = connect(join(folder, "app.db"));
  const backups = join(folder, "backups");
  expect(migrate(db, { migrations: migrationsFolder, backups }, now).backup).toBeNull();
  const tables = db.$client
    .prepare("select name from sqlite_master where type = 'table'")
    .pluck()
    .all();
  expect(tables).toEqual(
    expect.arrayContaining([
      "users",
      "sessions",
      "user_sessions",
      "user_actions",
      "jobs",
      "job_skills",
      "candidates",
      "candidate_skills",
      "scores",
      "blog_posts",
      "blog_categories",
      "blog_post_categories",
      "media_assets",
    ]),
  );
});

test("acknowledged writes survive a power cut: WAL, full sync, foreign keys", () => {
  const db = connect(join(makeFolder(), "app.db"));
  expect(db.$client.pragma("journal_mode", { simple: true })).toBe("wal");
  expect(db.$client.pragma("synchronous", { simple: true })).toBe(2);
  expect(db.$client.pragma("foreign_keys", { simple: true })).toBe(1);
  expect(db.$client.pragma("busy_timeout", { simple: true })).toBe(5000);
});

test("a database with data is copied before it is migrated", () => {
  const folder = makeFolder();
  const db = connect(join(folder, "app.db"));
  const folders = { migrations: migrationsFolder, backups: join(folder, "backups") };
  migrate(db, folders, now);
  // Simulates a database of an older version by backdating its last migration.
  db.$client.prepare("update __drizzle_migrations set created_at = 1").run();
  db.$client.exec("create table kept (text)");
  db.$client.prepare("insert into kept values ('still here')").run();
  // The migration fails because its tables exist, and the transaction is rolled back.
  expect(() => migrate(db, folders, now)).toThrow();
  const [backup = ""] = readdirSync(folders.backups);
  const copy = connect(join(folders.backups, backup));
  expect(copy.$client.prepare("select text from kept").pluck().get()).toBe("still here");
  expect(db.$client.prepare("select text from kept").pluck().get()).toBe("still here");
  expect(db.$client.pragma("foreign_keys", { simple: true })).toBe(1);
});

test("a database of a newer version is refused and left alone", () => {
  const db = makeTestDatabase();
  db.$client.prepare("update __drizzle_migrations set created_at = created_at + 1e12").run();
  const folders = { migrations: migrationsFolder, backups: makeFolder() };
  expect(() => migrate(db, folders, now)).toThrow(MigrationRefused);
  expect(readdirSync(folders.backups)).toEqual([]);
});

test("a second start applies nothing", () => {
  const db = makeTestDatabase();
  const folders = { migrations: migrationsFolder, backups: makeFolder() };
  expect(migrate(db, folders, now)).toEqual({ applied: [], backup: null });
});
