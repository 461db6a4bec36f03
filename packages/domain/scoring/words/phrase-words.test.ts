import { expect, test } from "vitest";
import { contentStems, stem } from "./phrase-words.ts";

test.each([
  ["managing", "manag"],
  ["managed", "manag"],
  ["management", "manag"],
  ["manager", "manag"],
  ["managers", "manag"],
  ["statements", "statement"],
  ["operations", "oper"],
  ["operation", "oper"],
  ["operators", "operat"],
  ["operator", "operat"],
  ["facilities", "facil"],
  ["facility", "facil"],
  ["trainings", "train"],
  ["companies", "compan"],
  ["company", "compan"],
  ["shipment", "ship"],
  ["shipments", "ship"],
  ["nurses", "nurs"],
  ["nurse", "nurs"],
  ["boats", "boat"],
  ["boat", "boat"],
  ["cars", "car"],
  ["care", "care"],
  ["bus", "bus"],
  ["being", "being"],
  ["aged", "aged"],
  ["needs", "need"],
  ["tired", "tired"],
])("forms of a word meet in one stem: %s", (word, wanted) => {
  expect(stem(word)).toBe(wanted);
});

test.each([
  ["Strong experience in managing boats", ["manag", "boat"]],
  ["5+ years of wound care", ["wound", "care"]],
  ["R&D / C++ #1", ["r", "d", "c"]],
  ["Web3 and 2nd line", ["web3", "2nd", "line"]],
  ["Sehr gute Kenntnisse für Lötarbeiten", ["lotarbeiten"]],
  ["Bonne maîtrise du soudage", ["soudag"]],
  ["Comfortable within tools, required skills, fluency, 2000 yrs", []],
  ["Dominio de soldadura", ["soldadura"]],
  ["", []],
])("a demand's filling words say nothing: %s", (text, stems) => {
  expect(contentStems(text)).toEqual(stems);
});
