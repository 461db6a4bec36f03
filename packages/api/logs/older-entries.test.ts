import { saveLogEntries } from "@resume-picker/db/queries/logs";
import type { LogRow } from "@resume-picker/db/queries/logs";
import { expect, onTestFinished, test } from "vitest";
import { makeTestDesk } from "../testing/test-desk.ts";

test("somebody who looks back sees their own earlier entries, an admin everybody's, 500 at a time", async () => {
  const desk = await makeTestDesk();
  onTestFinished(() => desk.close());
  const admin = await (await desk.signUp("ada")).api();
  const ben = await (await desk.signUp("ben")).api();
  const benId = (await ben.accounts.currentUser()).id;
  const adminId = (await admin.accounts.currentUser()).id;
  const entry = (id: number): LogRow => ({
    ...{ id, userId: id % 2 === 0 ? benId : adminId, message: `entry ${id}` },
    ...{ timestamp: new Date("2026-03-01T11:00:00Z"), lastTimestamp: null, count: 1 },
    ...{ level: "info", category: "jobs", origin: "users", details: {} },
    ...{ failure: null, file: null, line: null, stack: null, requestId: null, fingerprint: null },
  });
  const rows = Array.from({ length: 1200 }, (_, index) => entry(index + 1));
  await saveLogEntries(desk.parts.db, rows, []);

  const ids = (entries: { id: number }[]) => [entries.length, entries[0]?.id, entries.at(-1)?.id];
  expect(ids(await admin.logs.older({ before: 1201 }))).toEqual([500, 701, 1200]);
  expect(ids(await admin.logs.older({ before: 201 }))).toEqual([200, 1, 200]);
  expect(ids(await ben.logs.older({ before: 1201 }))).toEqual([500, 202, 1200]);
  expect(await ben.logs.older({ before: 2 })).toEqual([]);
  const visitor = await desk.visitor().api();
  await expect(visitor.logs.older({ before: 1201 })).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
});
