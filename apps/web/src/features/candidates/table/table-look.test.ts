import { expect, test } from "vitest";
import { isCompactList, readTableLook } from "./table-look.ts";

test("a long list is compact until somebody chooses otherwise", () => {
  const unchosen = readTableLook(null);
  expect([50, 51].map((count) => isCompactList(unchosen, count))).toEqual([false, true]);
  expect(isCompactList(readTableLook({ isCompact: false }), 5000)).toBe(false);
  expect(isCompactList(readTableLook({ isCompact: true }), 3)).toBe(true);
});
