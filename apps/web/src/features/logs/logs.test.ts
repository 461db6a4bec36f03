import { makeLogEntry as entry } from "@resume-picker/domain/logs/testing/make-log-entry";
import { expect, test } from "vitest";
import { filterOf, queryOf, readLogSearch } from "./log-search.ts";
import { addEntries } from "./log-stream.ts";

test("the viewer keeps the last thousand entries, each once and in order", () => {
  const present = Array.from({ length: 999 }, (_, index) => entry(index + 1));
  const added = addEntries(present, [entry(1001), entry(1000), entry(999, { count: 4 })]);
  expect(added).toHaveLength(1000);
  expect(added.at(0)?.id).toBe(2);
  expect(added.slice(-3).map(({ id, count }) => [id, count])).toEqual([
    [999, 4],
    [1000, 1],
    [1001, 1],
  ]);
});

test("older entries that were asked for stay beside those that come", () => {
  const present = Array.from({ length: 1000 }, (_, index) => entry(index + 501));
  const older = Array.from({ length: 500 }, (_, index) => entry(index + 1));
  const shown = addEntries(present, older, 1500);
  expect([shown.length, shown[0]?.id]).toEqual([1500, 1]);
});

test("an address that somebody edited becomes a sound filter", () => {
  const search = readLogSearch({
    ...{ level: "error ", category: 7, text: "", range: "1y", from: "2026-03-01", to: "soon" },
    ...{ reads: "shown", entry: 12.5, other: "x" },
  });
  expect(search).toEqual({
    ...{ level: "error+", category: "7", from: "2026-03-01T00:00:00.000Z" },
    ...{ reads: "shown", entry: 12 },
  });
});

test("a range is counted back from now, and reads are hidden unless asked for", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  expect(queryOf(filterOf({ range: "1h" }, now))).toEqual({
    ...{ from: "2026-03-01T11:00:00.000Z", to: undefined, hideReads: true },
  });
  expect(filterOf({ reads: "shown" }, now).hideReads).toBe(false);
});
