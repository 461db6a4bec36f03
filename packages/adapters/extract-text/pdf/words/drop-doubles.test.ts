import { expect, test } from "vitest";
import { dropDoubles } from "./drop-doubles.ts";
import type { Glyph, Ink } from "../page-content.ts";

const ink: Ink = {
  color: [0, 0, 0],
  alpha: 1,
  mode: 0,
  clip: { box: { left: 0, top: 0, right: 600, bottom: 800 }, isRect: true },
  isConditional: false,
  heading: false,
  colorKey: "0,0,0",
  font: { name: "Helvetica", bold: false, italic: false, pictorial: false },
};

function write(text: string, x: number, y: number): Glyph[] {
  return Array.from(text, (letter, at) => ({
    text: letter,
    isSpace: letter === " ",
    startX: x + at * 6,
    startY: y,
    endX: x + at * 6 + 6,
    endY: y,
    setting: { ink, object: 1, size: 12, emWidth: 12, angle: 0, order: 1, isPlain: true },
    isDoubled: false,
    unknownShape: null,
  }));
}

function told(glyphs: readonly Glyph[]): string {
  return glyphs.map(({ text, isDoubled }) => (isDoubled ? text.toUpperCase() : text)).join("");
}

test("keeps a page on which nothing is painted twice", () => {
  const page = [...write("ward nurse", 50, 100), ...write("ward nurse", 50, 114)];
  expect(dropDoubles(page)).toEqual(page);
});

test.each([
  ["right over it", 0, 0],
  ["a little beside it", 1.2, 0],
  ["a little below it", 0, 1.2],
  ["as its shadow", 1, -1],
])("takes a word painted again %s for bold", (_, right, down) => {
  const page = [...write("nurse", 50, 100), ...write("nurse", 50 + right, 100 + down)];
  expect(told(dropDoubles(page))).toBe("NURSE");
});

test("takes a letter painted again before the next one for bold", () => {
  const letters = write("nurse", 50, 100).flatMap((glyph) => [
    glyph,
    { ...glyph, startX: glyph.startX + 0.5 },
  ]);
  expect(told(dropDoubles(letters))).toBe("NURSE");
});

test("keeps other letters that overlap, and the same ones further away", () => {
  expect(told(dropDoubles([...write("nurse", 50, 100), ...write("clerk", 50, 101)]))).toBe(
    "nurseclerk",
  );
  expect(told(dropDoubles([...write("nurse", 50, 100), ...write("nurse", 52.5, 100)]))).toBe(
    "nursenurse",
  );
});
