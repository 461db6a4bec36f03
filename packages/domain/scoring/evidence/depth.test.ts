import { expect, test } from "vitest";
import { bareSkill } from "../testing/sample-resume.ts";
import { asksForDepth, isDeep } from "./depth.ts";

test("depth is asked for by a word, and not by an example in brackets", () => {
  expect(asksForDepth("Advanced Excel")).toBe(true);
  expect(asksForDepth("Excel (pivot tables)")).toBe(false);
});

test.each([
  ["Microsoft Excel", "Wrote macros", true],
  ["Microsoft Excel", "Kept lists", false],
  ["Python", "Advanced use of Python", true],
  // A fashion model is not advanced knowledge.
  ["Photography", "Took pictures of models", false],
])("who knows %s in depth says more than its name: %s", (skill, line, isTold) => {
  expect(isDeep(bareSkill(skill), [line])).toBe(isTold);
});
