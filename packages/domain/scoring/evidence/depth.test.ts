import { expect, test } from "vitest";
import { bareSkill } from "../testing/sample-resume.ts";
import { asksForDepth, isDeep } from "./depth.ts";

test("depth is asked for by a word, and not by an example in brackets", () => {
  expect(asksForDepth("Advanced Excel")).toBe(true);
  expect(asksForDepth("Excel (pivot tables)")).toBe(false);
});

test("who knows a skill in depth says more than its name", () => {
  expect(isDeep(bareSkill("Python"), ["Advanced use of Python"])).toBe(true);
  expect(isDeep(bareSkill("Python"), ["Kept lists in Python"])).toBe(false);
});
