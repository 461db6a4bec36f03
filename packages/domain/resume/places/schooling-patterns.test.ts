import { expect, test } from "vitest";
import {
  degreePattern,
  institutionPattern,
  listedDegrees,
  listedSchools,
} from "./schooling-patterns.ts";

const bare = (word: string) => word.replace(/[<>~]/g, "");
const shortened = (word: string) => bare(word).replaceAll(".", "").replaceAll("_", "");
const whole = (word: string) => bare(word).replaceAll("_", " ");

test("every degree is known, with its dots and without them", () => {
  const missed = listedDegrees.filter(
    (word) =>
      !degreePattern.test(`2014 ${whole(word)} in botany`) ||
      !degreePattern.test(`${shortened(word)}, 2014`),
  );
  expect(missed).toEqual([]);
});

test.each(["back office", "buttons", "capable", "drbachelorette", "wording", "espresso", "sbac"])(
  "%s is no degree, though one is in its letters",
  (text) => {
    expect(degreePattern.test(text)).toBe(false);
  },
);

test("no degree is part of a longer word", () => {
  const parted = listedDegrees.filter((word) => !/\p{sc=Han}/u.test(word));
  const within = parted.filter((word) => degreePattern.test(`qq${shortened(word)}qq`));
  expect(within).toEqual([]);
});

test("every place of learning is known, alone or as a compound", () => {
  const missed = listedSchools.filter(
    (word) => !institutionPattern.test(`qq ${word.replace("~", "qqqq").replace(/[<>]/g, "")}`),
  );
  expect(missed).toEqual([]);
});

test("a place of learning that is a word of its own is not met within another", () => {
  const ends = listedSchools.filter((word) => /^[^<~]/.test(word)).map(shortened);
  const within = listedSchools
    .filter((word) => word.startsWith("<"))
    .map(shortened)
    // "hochschule" matches within "musikhochschule", like any other school.
    .filter((word) => !ends.some((end) => word.endsWith(end)))
    .filter((word) => institutionPattern.test(`qq${word}`));
  expect(within).toEqual([]);
  expect(institutionPattern.test("qqcollege")).toBe(false);
  expect(institutionPattern.test("techqq, miter, kitchen")).toBe(false);
});
