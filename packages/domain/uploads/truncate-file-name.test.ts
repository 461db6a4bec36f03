import fc from "fast-check";
import { expect, test } from "vitest";
import { truncateFileName } from "./truncate-file-name.ts";

test("a name of 79,000 signs is cut and stays a PDF", () => {
  const short = truncateFileName(`${"a".repeat(79_000)}.pdf`);
  expect(short).toBe(`${"a".repeat(251)}.pdf`);
});

test("no name is longer than 255 signs, and a usual one stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 600 }), (name) => {
      const short = truncateFileName(name);
      expect(Array.from(short).length).toBeLessThanOrEqual(255);
      expect(short.isWellFormed()).toBe(true);
      if (Array.from(name).length <= 255) expect(short).toBe(name);
    }),
  );
});
