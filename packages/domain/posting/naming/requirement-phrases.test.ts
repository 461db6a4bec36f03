import { expect, test } from "vitest";
import { requirementPhrases } from "./requirement-phrases.ts";
import { findLanguages } from "./find-languages.ts";

const phrases = (clause: string) => requirementPhrases(clause).map(({ text }) => text);

test("the words that only say how well something must be known are left off", () => {
  expect(phrases("Good knowledge of GMP and aseptic filling")).toEqual(["GMP", "aseptic filling"]);
  expect(phrases("Sehr gute Kenntnisse in EPLAN")).toEqual(["EPLAN"]);
  expect(phrases("Bonne maîtrise de Silae")).toEqual(["Silae"]);
  expect(phrases("Conocimientos de QGIS")).toEqual(["QGIS"]);
  expect(phrases("Experience of legacy giving is desirable")).toEqual(["legacy giving"]);
  expect(phrases("Gefahrgutkenntnisse")).toEqual(["Gefahrgut"]);
  expect(phrases("Goede kennis van Excel en ervaring met AFAS")).toEqual(["Excel", "AFAS"]);
});

test("a name with a capital keeps all its words", () => {
  expect(phrases("GWO Basic Safety Training")).toEqual(["GWO Basic Safety Training"]);
});

test("two things stay two", () => {
  expect(phrases("Knowledge of payroll and labour budgets")).toEqual(["payroll", "labour budgets"]);
});

test("spoken languages are read in any of the four languages", () => {
  expect(findLanguages("Fluent English and French")).toEqual(["English", "French"]);
  expect(findLanguages("Sehr gute Deutschkenntnisse, gutes Englisch")).toEqual([
    "German",
    "English",
  ]);
  expect(findLanguages("Anglais courant et néerlandais")).toEqual(["English", "Dutch"]);
  expect(findLanguages("Imprescindible nivel alto de inglés")).toEqual(["English"]);
});

test("a country's market or the verb to polish is no language", () => {
  expect(findLanguages("Experience in the German market")).toEqual([]);
  expect(findLanguages("You polish every page")).toEqual([]);
});
