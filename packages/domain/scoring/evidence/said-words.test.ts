import { expect, test } from "vitest";
import { tellingRoots } from "../words/roots/telling-roots.ts";
import { saidWords } from "./said-words.ts";

const said = (sentence: string, phrase: string) =>
  saidWords(
    sentence,
    tellingRoots(phrase).map((root) => new Set([root])),
    (word) => tellingRoots(word)[0],
  );

test("a word that two of them mean is quoted for the one that is its own", () => {
  const words = [new Set(["purchas", "order"]), new Set(["order", "purchas"])];
  const stem = (word: string) => tellingRoots(word)[0];
  expect(saidWords("Order lists, purchase orders", words, stem)).toBe("purchase orders");
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
