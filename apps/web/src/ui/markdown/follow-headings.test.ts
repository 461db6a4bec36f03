import fc from "fast-check";
import { expect, test } from "vitest";
import { followHeadings } from "./follow-headings.ts";

const follow = (levels: readonly number[]): number[] => {
  const headings = levels.map((level) => ({ type: "element", tagName: `h${level}` }));
  followHeadings()({ type: "root", children: [{ type: "element", children: headings }] });
  return headings.map(({ tagName }) => Number(tagName.slice(1)));
};

test.each([
  [
    [1, 2, 3],
    [2, 3, 4],
  ],
  [
    [3, 3, 1],
    [2, 2, 2],
  ],
  [
    [2, 2, 4, 2],
    [2, 2, 3, 2],
  ],
  [
    [1, 6, 6],
    [2, 3, 3],
  ],
])("headings of levels %j are %j on the page", (written, shown) => {
  expect(follow(written)).toEqual(shown);
});

test("no heading skips a level, whatever was written", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 })), (levels) => {
      let before = 1;
      for (const level of follow(levels)) {
        expect(level).toBeGreaterThan(1);
        expect(level).toBeLessThanOrEqual(before + 1);
        before = level;
      }
    }),
  );
});
