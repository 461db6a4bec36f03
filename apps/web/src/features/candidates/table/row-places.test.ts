import { expect, test } from "vitest";
import { placesOf } from "./row-places.ts";

const range = { first: 100, size: 58 };
const sight = { first: 110, size: 15 };
const base = { range, later: range, sight, restedAt: 100, held: null };

test("at rest, rows stand in the page in their order", () => {
  const indexes = placesOf(base).map(({ index }) => index);
  expect(indexes).toEqual(Array.from({ length: 58 }, (_, at) => 100 + at));
});

test("after a jump, rows in sight come at once and the others keep what they had", () => {
  const places = placesOf({ ...base, later: { first: 0, size: 58 } });
  const indexes = places.map(({ index }) => index);
  expect(indexes.filter((index) => index >= 58).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 15 }, (_, at) => 110 + at),
  );
  expect(new Set(indexes).size).toBe(58);
});

test("a row that holds the focus keeps its element when it is scrolled out of sight", () => {
  const held = { key: 7, index: 7 };
  const places = placesOf({ ...base, held });
  expect(places).toContainEqual(held);
  // The row that comes to the same place gets an element besides, and keeps that one in turn.
  const shared = places.find(({ index }) => index === 123);
  expect(shared?.key).toBe(-1);
  if (!shared) return;
  expect(placesOf({ ...base, held: shared })).toContainEqual(shared);
  const further = placesOf({
    ...base,
    range: { first: 150, size: 58 },
    later: { first: 150, size: 58 },
    held: shared,
  });
  expect(further).toContainEqual(shared);
  expect(new Set(further.map(({ key }) => key)).size).toBe(59);
});

test("a row that holds the focus keeps its element when the window gets another height", () => {
  const held = { key: 7, index: 123 };
  for (const size of [58, 43, 27]) {
    const now = { first: 100, size };
    for (const index of [105, 123, 300]) {
      const row = { ...held, index };
      const places = placesOf({ ...base, range: now, later: now, held: row });
      expect(places).toContainEqual(row);
      expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
      const rest = places.map((place) => place.index).filter((each) => each !== index);
      const others = Array.from({ length: size }, (_, at) => 100 + at);
      expect(rest).toEqual(others.filter((each) => each !== index));
    }
  }
});
