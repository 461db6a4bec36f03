import { expect, test } from "vitest";
import { selectRange, toggleSelected } from "./select-candidates.ts";

const shown = [5, 3, 9, 1, 7].map((id) => ({ id }));

test("a second click deselects a row and leaves the others", () => {
  const selected = toggleSelected(toggleSelected(new Set([3]), 9), 3);
  expect([...selected]).toEqual([9]);
});

test("with Shift all rows between the two clicks are selected, upwards as well", () => {
  expect([...selectRange(new Set(), shown, { from: 3, to: 1 })]).toEqual([3, 9, 1]);
  expect([...selectRange(new Set([7]), shown, { from: 9, to: 5 })]).toEqual([7, 5, 3, 9]);
});

test("a range from a row that a filter has hidden selects the clicked row alone", () => {
  expect([...selectRange(new Set(), shown, { from: 42, to: 9 })]).toEqual([9]);
});
