import { expect, test } from "vitest";
import { aiRankBand, gradeOf, gradeRange, manualRankBand, scoreBand } from "./grade.ts";

test("a total score shows its grade, at each edge", () => {
  expect([100, 90, 89.9, 80, 79.9, 70, 69.9, 60, 59.9, 0].map(gradeOf)).toEqual([
    "A+",
    "A+",
    "A",
    "A",
    "B",
    "B",
    "C",
    "C",
    "D",
    "D",
  ]);
});

test("a score is green from 80, amber from 60 and red below", () => {
  expect([80, 79.9, 60, 59.9].map(scoreBand)).toEqual(["good", "warning", "warning", "danger"]);
});

test("only the AI rank turns red after the sixth place", () => {
  expect([1, 3, 4, 6, 7].map(manualRankBand)).toEqual([
    "good",
    "good",
    "warning",
    "warning",
    "neutral",
  ]);
  expect([1, 3, 4, 6, 7].map(aiRankBand)).toEqual(["good", "good", "warning", "warning", "danger"]);
});

test("a grade says which totals it stands for", () => {
  expect([95, 89.9, 70, 60, 59.9].map(gradeRange)).toEqual([
    "90 of 100 or more",
    "80 to 89.9 of 100",
    "70 to 79.9 of 100",
    "60 to 69.9 of 100",
    "below 60 of 100",
  ]);
});
