import { expect, test } from "vitest";
import { markRange, toggleMark } from "./mark-candidates.ts";

const shown = [5, 3, 9, 1, 7].map((id) => ({ id }));

test("a second click takes the mark away and leaves the others", () => {
  const marked = toggleMark(toggleMark(new Set([3]), 9), 3);
  expect([...marked]).toEqual([9]);
});

test("with Shift all rows between the two clicks are marked, upwards as well", () => {
  expect([...markRange(new Set(), shown, { from: 3, to: 1 })]).toEqual([3, 9, 1]);
  expect([...markRange(new Set([7]), shown, { from: 9, to: 5 })]).toEqual([7, 5, 3, 9]);
});

test("a range from a row that a filter has hidden marks the clicked row alone", () => {
  expect([...markRange(new Set(), shown, { from: 42, to: 9 })]).toEqual([9]);
});
