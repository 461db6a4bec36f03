import { createLogHub } from "@resume-picker/adapters/logs/log-hub";
import { countLogEntries, pruneLogEntries } from "@resume-picker/db/queries/logs";
import { makeTestDatabase } from "@resume-picker/db/testing/test-database";
import { expect, onTestFinished, test } from "vitest";
import { createLogStore } from "./log-store.ts";
import { readMissedEntries } from "./read-missed-entries.ts";

const day = 24 * 60 * 60 * 1000;
const start = new Date("2026-03-01T12:00:00Z");

async function makeStore(db = makeTestDatabase(), now = start) {
  const logs = createLogHub();
  const store = await createLogStore({ db, hub: logs, clock: () => now, days: 14 });
  onTestFinished(() => store.stop());
  const add = (message: string, at = now) =>
    logs.add({ level: "error", message, fields: { status: 500 } }, at);
  const read = (after: number) =>
    readMissedEntries({ db, logs, flushLogs: store.flush }, null, after);
  return { db, store, add, read };
}

test("entries outlast a restart, and ids go on from there", async () => {
  const before = await makeStore();
  const first = before.add("before the restart");
  await before.store.stop();
  // The clock has been set back meanwhile.
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

test("a flood leaves no more entries than are kept, the latest ones", async () => {
  const { db, store, add } = await makeStore();
  for (let index = 0; index < 1200; index += 1) add(`entry ${index}`);
  await store.flush();
  expect(await countLogEntries(db)).toBe(1200);
  const gone = await pruneLogEntries(db, { since: new Date(0), maxEntries: 1000 });
  expect([gone, await countLogEntries(db)]).toEqual([200, 1000]);
  const { read } = await makeStore(db);
  expect((await read(0)).at(0)?.message).toBe("entry 200");
});
