import { expect, test } from "vitest";
import { clausesOf } from "./clauses.ts";

const read = (sentence: string) =>
  clausesOf(sentence).map(({ text, isNamedOnly }) => (isNamedOnly ? [text.trim()] : text.trim()));

test.each([
  ["Led a crew to design kites", ["Led a crew", "to design kites"]],
  ["Sold kites to schools", ["Sold kites to schools"]],
  ["Met sailors who race", ["Met sailors who race"]],
  ["Chose sails based on tests of wind", ["Chose sails", ["based on tests of wind"]]],
  ["Sewed kites as per the drawings", ["Sewed kites", ["as per the drawings"]]],
  ["Answered questions regarding kite repair", ["Answered questions", ["regarding kite repair"]]],
  ["Wrote rules regarding kite repair", ["Wrote rules regarding kite repair"]],
])("what work was for, leaned on or was talked about is told apart from it: %s", (line, parts) => {
  expect(read(line)).toEqual(parts);
});
