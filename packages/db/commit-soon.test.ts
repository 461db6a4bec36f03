import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commitSoon } from "./commit-soon.ts";
import { connect } from "./connect.ts";
import type { Database } from "./connect.ts";

let folder: string;
let db: Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "commit-soon-"));
  db = connect(join(folder, "app.db"));
  db.run(sql`create table notes (text text unique)`);
});

afterEach(() => {
  db.$client.close();
  rmSync(folder, { recursive: true, force: true });
});

const synchronous = () => db.$client.pragma("synchronous", { simple: true });
const full = 2;
const notes = () => db.$client.prepare("select text from notes order by text").pluck().all();

test("what many write at once is all there, and every other commit waits for the disk as before", async () => {
  const texts = Array.from({ length: 20 }, (_, at) => String(at).padStart(2, "0"));
  await Promise.all(
    texts.map((text) => commitSoon(db, (tx) => tx.run(sql`insert into notes values (${text})`))),
  );
  expect(notes()).toEqual(texts);
  expect(synchronous()).toBe(full);
});

test("what fails is not written and leaves the safe setting behind", async () => {
  const failing = commitSoon(db, (tx) => {
    tx.run(sql`insert into notes values ('half')`);
    throw new Error("in the middle");
  });
  await expect(failing).rejects.toThrow("in the middle");
  expect(notes()).toEqual([]);
  expect(synchronous()).toBe(full);
});

test("of those given together one that fails fails alone", async () => {
  const write = (text: string) =>
    commitSoon(db, (tx) => tx.run(sql`insert into notes values (${text})`));
  const outcomes = await Promise.allSettled(["a", "a", "b"].map(write));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(notes()).toEqual(["a", "b"]);
  expect(synchronous()).toBe(full);
});

test("a database that others hold fails all that was given together, after one wait", async () => {
  const other = connect(join(folder, "app.db"));
  other.run(sql`begin immediate`);
  db.$client.pragma("busy_timeout = 1");
  const transactions = vi.spyOn(db, "transaction");
  const outcomes = await Promise.allSettled(
    ["a", "b"].map((text) =>
      commitSoon(db, (tx) => tx.run(sql`insert into notes values (${text})`)),
    ),
  );
  other.$client.close();
  expect(outcomes).toMatchObject([
    { status: "rejected", reason: { code: "SQLITE_BUSY" } },
    { status: "rejected", reason: { code: "SQLITE_BUSY" } },
  ]);
  expect(transactions).toHaveBeenCalledTimes(1);
  expect(synchronous()).toBe(full);
});

test("nobody is told that it is written when the disk can't be asked", async () => {
  const written = commitSoon(db, (tx) => tx.run(sql`insert into notes values ('a')`));
  renameSync(join(folder, "app.db-wal"), join(folder, "elsewhere"));
  await expect(written).rejects.toMatchObject({ code: "ENOENT" });
});

test("a connection that is closed meanwhile has written its log by itself", async () => {
  const written = commitSoon(db, (tx) => tx.run(sql`insert into notes values ('a')`));
  // Right after it was written, and before the disk is asked.
  process.nextTick(() => db.$client.close());
  await written;
  db = connect(join(folder, "app.db"));
  expect(notes()).toEqual(["a"]);
});
