import { expect, test } from "vitest";
import { bareSkill } from "../testing/sample-resume.ts";
import { asksForDepth, isDeep } from "./depth.ts";

test.each([
  ["Advanced Excel", "Microsoft Excel", true],
  ["Excel (pivot tables)", "Microsoft Excel", true],
  ["Excel (reports)", "Microsoft Excel", false],
  ["Python (pivot tables)", "Python", false],
])("what asks for depth: %s", (text, skill, isAsked) => {
  expect(asksForDepth(text, [skill])).toBe(isAsked);
});

test.each([
  ["Microsoft Excel", "Wrote macros", true],
  ["Microsoft Excel", "Kept lists", false],
  ["Python", "Advanced use of Python", true],
  // A fashion model is no depth in anything.
  ["Photography", "Took pictures of models", false],
])("who knows %s in depth says more than its name: %s", (skill, line, isTold) => {
  expect(isDeep(bareSkill(skill), [line])).toBe(isTold);
});
