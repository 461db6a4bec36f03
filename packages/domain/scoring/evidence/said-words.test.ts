import { expect, test } from "vitest";
import { stemsOf } from "../words/phrase-words.ts";
import { saidWords } from "./said-words.ts";

const said = (sentence: string, phrase: string) =>
  saidWords(
    sentence,
    stemsOf(phrase).map((stem) => new Set([stem])),
  );

test("a word that two of them mean is quoted for the one that is its own", () => {
  const words = [new Set(["purchas", "order"]), new Set(["order", "purchas"])];
  expect(saidWords("Order lists, purchase orders", words)).toBe("purchase orders");
});

test.each([
  ["Fed staff, then supervised all new staff.", "supervised staff", "staff, then supervised"],
  ["Supervised all new staff", "supervised staff", "Supervised all new staff"],
  ["Reconciliation of accounts, accounts", "accounts reconciliation", "Reconciliation of accounts"],
  ["Ran payroll", "payroll audits", "payroll"],
  ["Ran payroll", "audits", null],
  [`Staff${" of a very large house".repeat(5)} supervised`, "supervised staff", null],
])("the words that answer are quoted, and no more: %s", (sentence, phrase, quoted) => {
  expect(said(sentence, phrase)).toBe(quoted);
});
