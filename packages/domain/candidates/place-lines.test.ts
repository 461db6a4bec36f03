import fc from "fast-check";
import { expect, test } from "vitest";
import { placeLines } from "./place-lines.ts";

const none: string[] = [];

test("a line is found across bold words, in cells, and whatever the spaces", () => {
  const { leaves, missing } = placeLines(["Nurse", " at  City Hospital", "2019 – 2021", "Cook"], {
    lines: ["Nurse at City Hospital\t2019 – 2021", "Cook"],
    hidden: none,
  });
  expect(leaves.map((parts) => parts.map(({ line }) => line))).toEqual([[0], [0], [0], [1]]);
  expect(missing).toEqual([]);
});

test("of equal lines each has its own place", () => {
  const { leaves } = placeLines(["Developer", "Java", "Developer", "Go"], {
    lines: ["Developer", "Java", "Developer", "Go"],
    hidden: none,
  });
  expect(leaves.flat().map(({ line }) => line)).toEqual([0, 1, 2, 3]);
});

test("hidden words beside read ones are told apart, and what was merely not read isn't called hidden", () => {
  const { leaves } = placeLines(["Ada Lovelace Kubernetes expert", "1. a footnote"], {
    lines: ["Ada Lovelace"],
    hidden: ["Kubernetes expert hire me"],
  });
  expect(leaves).toEqual([
    [
      { text: "Ada Lovelace ", line: 0, isHidden: false },
      { text: "Kubernetes expert", line: null, isHidden: true },
    ],
    [{ text: "1. a footnote", line: null, isHidden: false }],
  ]);
});

test("a line that isn't there is told, and signs that turn the reading direction go", () => {
  const { leaves, missing } = placeLines(["abc \u202Etxt.exe"], { lines: ["xyz"], hidden: none });
  expect(missing).toEqual([0]);
  expect(leaves.flat().map(({ text }) => text)).toEqual(["abc txt.exe"]);
});

test("whatever is read and laid out, no letter is lost or added", () => {
  const words = fc.string({
    unit: fc.constantFrom("a", "b", " ", "\t", "1", "\u00ad", "-", "ﬁ", "Ä"),
  });
  fc.assert(
    fc.property(fc.array(words), fc.array(words), fc.array(words), (given, lines, hidden) => {
      const { leaves, missing } = placeLines(given, { lines, hidden });
      expect(leaves.map((parts) => parts.map(({ text }) => text).join(""))).toEqual(
        given.map((text) => text.replaceAll("\u00ad", "")),
      );
      for (const { line } of leaves.flat()) expect(line ?? 0).toBeLessThan(lines.length || 1);
      for (const line of missing) expect(lines[line]).toMatch(/[\p{L}\p{N}]/u);
    }),
  );
});
