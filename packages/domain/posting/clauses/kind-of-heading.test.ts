import { expect, test } from "vitest";
import {
  headingStems,
  isNothingButHeading,
  kindOfHeading,
  listedHeadings,
} from "./kind-of-heading.ts";
import { listedLines } from "./headings/kind-of-whole-line.ts";

/** The heading "<our client$" as it appears in a posting. */
const written = (heading: string) => heading.replace(/[<>^$]/g, "").replaceAll(".", "-");

test("every heading that is listed opens its section", () => {
  const missed = listedHeadings.filter(
    ({ heading, kind }) => kindOfHeading(`${written(heading)}:`) !== kind,
  );
  expect(missed).toEqual([]);
});

test("every line that is a heading as a whole opens its section, without any mark", () => {
  const missed = listedLines.filter(
    ({ kind, line }) => kindOfHeading(line) !== kind || !isNothingButHeading(line),
  );
  expect(missed).toEqual([]);
});

test("a heading of one line is met by that line only", () => {
  expect(isNothingButHeading("Our stack")).toBe(true);
  expect(isNothingButHeading("Our stack of pallets")).toBe(false);
  expect(isNothingButHeading("Computer skills and Excel")).toBe(false);
});

test("a word that has to begin, end or stand alone is not met within another", () => {
  const within = listedHeadings.flatMap(({ heading, pattern }) => {
    const bare = written(heading);
    const others = [
      ...(/^[<^]/.test(heading) ? [`x${bare}`] : []),
      ...(/[>$]$/.test(heading) ? [`${bare}x`] : []),
      ...(heading.startsWith("^") ? [`More ${bare}`] : []),
      ...(heading.endsWith("$") ? [`${bare} more`] : []),
    ];
    return others.filter((other) => pattern.test(other));
  });
  expect(within).toEqual([]);
});

test("no heading is listed twice in a language, or beside a part of it that opens the same", () => {
  const needless = listedHeadings.filter((each) => {
    const { heading, kind, language } = each;
    const before = heading.startsWith("^") ? "" : "qq ";
    const line = `${before}${written(heading)}${heading.endsWith("$") ? "" : " qq"}`;
    return listedHeadings.some(
      (other) =>
        other !== each &&
        other.kind === kind &&
        other.language === language &&
        other.pattern.test(line),
    );
  });
  expect(needless.map(({ heading }) => heading)).toEqual([]);
});

test.each(headingStems)("a line of nothing but “%s” and small words is a heading", (stem) => {
  expect(isNothingButHeading(`What we ${stem.replace("$", "")}`)).toBe(true);
});

test("a demand without a mark is no heading, though it says how much it is wanted", () => {
  expect(isNothingButHeading("First aid preferred")).toBe(false);
  expect(isNothingButHeading("")).toBe(false);
});
