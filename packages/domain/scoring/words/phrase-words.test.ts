import { expect, test } from "vitest";
import { contentStems } from "./phrase-words.ts";

test.each([
  ["Strong experience in managing boats", ["manag", "boat"]],
  ["5+ years of wound care", ["wound", "care"]],
  ["R&D / C++ #1", ["r", "d", "c"]],
  ["Web3 and 2nd line", ["web3", "2nd", "line"]],
  ["Sehr gute Kenntnisse für Lötarbeiten", ["lotarbeiten"]],
  ["Bonne maîtrise du soudage", ["soudag"]],
  ["Comfortable within tools, required skills, fluency, 2000 yrs", []],
  ["Dominio de soldadura", ["soldadura"]],
  ["Background checks, background in sales", ["background", "check", "sale"]],
  ["Job costing, a job required", ["job", "cost"]],
  ["", []],
])("a demand's filling words say nothing: %s", (text, stems) => {
  expect(contentStems(text)).toEqual(stems);
});
