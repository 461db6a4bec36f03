import { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { inRequest } from "@resume-picker/adapters/logs/request-scope";
import {
  countLogEntries,
  listLogEntries,
  pruneLogEntries,
} from "@resume-picker/db/queries/logs/logs";
import { makeTestDatabase } from "@resume-picker/db/testing/test-database";
import { logQuotas } from "@resume-picker/domain/logs/log-origins";
import { expect, onTestFinished, test } from "vitest";
import { createLogStore } from "./log-store.ts";
import { readMissedEntries } from "./read-missed-entries.ts";

const day = 24 * 60 * 60 * 1000;
const start = new Date("2026-03-01T12:00:00Z");

async function makeStore(db = makeTestDatabase(), now = start) {
  const logs = new LogHub();
  const store = await createLogStore({ db, hub: logs, clock: () => now, days: () => 14 });
  onTestFinished(() => store.stop());
  const add = (message: string, at = now) =>
    logs.add({ level: "error", message, fields: { status: 500 } }, at);
  /** Adds an entry during a user's request. */
  const addAs = (asker: { userId: string | null; isAdmin: boolean }, message: string, at = now) =>
    inRequest({ ...asker, requestId: "a-request", procedures: [] }, () =>
      logs.add({ level: "info", message, fields: { status: 404, ms: Math.random() } }, at),
    );
  const read = (after: number) =>
    readMissedEntries({ db, logs, flushLogs: store.flush }, null, after);
  return { db, store, add, addAs, read };
}

test("entries outlast a restart, and ids go on from there", async () => {
  const before = await makeStore();
  const first = before.add("before the restart");
  await before.store.stop();
  // The clock was set back between the two.
  const after = await makeStore(before.db, new Date(start.getTime() - day));
  const second = after.add("after the restart");
  expect(second.id).toBeGreaterThan(first.id);
  expect(await after.read(0)).toEqual([first, second]);
  expect(await after.read(first.id)).toEqual([second]);
});

test("what is older than the kept days goes, at the latest with the next start", async () => {
  const { db, store, add } = await makeStore();
  add("old", new Date(start.getTime() - 15 * day));
  add("young", new Date(start.getTime() - 13 * day));
  await store.stop();
  const { read } = await makeStore(db);
  expect((await read(0)).map(({ message }) => message)).toEqual(["young"]);
});

test("a flood of one origin leaves as many of its latest entries as are kept, and all others", async () => {
  const { db, store, add, addAs } = await makeStore();
  add("an error from before the flood");
  addAs({ userId: "u1", isAdmin: true }, "an admin's entry");
  for (let index = 0; index < 1200; index += 1) {
    addAs({ userId: "u2", isAdmin: false }, `entry ${index}`);
  }
  await store.flush();
  expect(await countLogEntries(db)).toBe(1202);
  const quotas = { ...logQuotas, users: 1000 };
  const gone = await pruneLogEntries(db, { since: new Date(0), quotas });
  expect([gone, await countLogEntries(db)]).toEqual([200, 1002]);
  const rows = await listLogEntries(db, { scope: null, after: 0, limit: 5000 });
  expect(rows.slice(0, 3).map(({ message }) => message)).toEqual([
    "an error from before the flood",
    "an admin's entry",
    "entry 200",
  ]);
});

test("no more entries are stored than the 100,000 that the documentation promises", () => {
  expect(Object.values(logQuotas).reduce((sum, quota) => sum + quota, 0)).toBe(100_000);
});

test("equal entries of visitors are one entry a minute, which counts them and keeps the last time", async () => {
  const { store, db, addAs } = await makeStore();
  const visitor = { userId: null, isAdmin: false };
  for (let second = 0; second < 90; second += 1) {
    addAs(visitor, "GET /api/* answered 404", new Date(start.getTime() + second * 1000));
  }
  addAs({ userId: "u1", isAdmin: false }, "GET /api/* answered 404");
  addAs({ userId: "u1", isAdmin: false }, "GET /api/* answered 404");
  await store.flush();
  const rows = await listLogEntries(db, { scope: null, after: 0, limit: 5000 });
  expect(rows.map(({ origin, count }) => [origin, count])).toEqual([
    ["visitors", 60],
    ["visitors", 30],
    ["users", 1],
    ["users", 1],
  ]);
  expect(rows[0]?.lastTimestamp).toEqual(new Date(start.getTime() + 59_000));
});

test("a visitor who makes every entry another one gets a hundred of them a minute", async () => {
  const { store, db, addAs } = await makeStore();
  const visitor = { userId: null, isAdmin: false };
  for (let index = 0; index < 4000; index += 1) addAs(visitor, `kind ${index}`);
  await store.flush();
  const rows = await listLogEntries(db, { scope: null, after: 0, limit: 5000 });
  expect(rows).toHaveLength(101);
  expect(rows.at(-1)).toMatchObject({
    message: "more entries of visitors, each of another kind",
    count: 3900,
  });
});
