import { expect, test } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { proposeRequirements } from "../posting/propose-requirements.ts";
import { parseRequirement, printRequirement } from "../posting/requirement.ts";
import { checkPostingAnswer, linesOfPosting } from "./check-posting-answer.ts";
import type { PostedRow } from "./posting-answer.ts";

const posting = `Payroll Lead

**Requirements**
- At least five years of payroll accounting
- Proven work with QuickBooks,
  NetSuite or Sage
- **Excel** and people management

Nice to have: a CPP certificate
Free lunch and a dental plan`;
const lines = linesOfPosting(posting);

type Values = [text: string, line: number, quote: string, level?: PostedRow["level"]];
const row = (...[text, line, quote, level = "must"]: Values): PostedRow => ({
  ...{ text, line, quote, level },
});
const check = (...rows: PostedRow[]) => checkPostingAnswer([{ rows }], lines);
const textsOf = (...rows: PostedRow[]) => check(...rows).requirements.map(printRequirement);

test("what a model reads has the same form as what the rules read", () => {
  const { requirements, dropped } = check(
    row("5+ years of payroll accounting", 4, "At least five years of payroll accounting"),
    row("QuickBooks, NetSuite or Sage", 5, "QuickBooks, NetSuite or Sage"),
    row("Excel", 7, "Excel and people management"),
    row("Managing people", 7, "Excel and people management"),
    row("CPP certificate", 9, "Nice to have: a CPP certificate", "nice"),
  );
  expect(dropped).toBe(0);
  expect(requirements.map(({ kind, level, years }) => [kind, level, years])).toEqual([
    ["years", "must", 5],
    ["skill", "must", null],
    ["skill", "must", null],
    ["skill", "must", null],
    ["paper", "nice", null],
  ]);
  expect(requirements[1]?.alternatives).toEqual(["QuickBooks", "NetSuite", "Sage"]);
  for (const requirement of requirements) {
    const { emphasis: _, sentence, ...parsed } = requirement;
    expect(parseRequirement(printRequirement(requirement), requirement.level)).toEqual(parsed);
    expect(posting.replaceAll("**", "").replaceAll(/\s+/gu, " ")).toContain(sentence);
  }
  const keys = (of: object) => Object.keys(of).sort();
  const [byRules] = parsePosting(posting).requirements;
  expect(keys(requirements[0] ?? {})).toEqual(keys(byRules ?? {}));
  expect(proposeRequirements({ requirements }).niceToHaveSkills).toEqual(["CPP certificate"]);
});

test("a row that is not in a sentence of the posting is dropped", () => {
  const lies = [
    row("Kubernetes", 4, "At least five years of Kubernetes"),
    row("Kubernetes", 4, "At least five years of payroll accounting"),
    row("Excel", 4, "Excel and people management"),
    row("Excel", 99, "Excel and people management"),
    row("Excel", 0, "Excel and people management"),
    row("Excel", 7, "xcel and people management"),
    row("3 years of payroll accounting", 4, "At least five years of payroll accounting"),
    row("Dental surgery", 10, "Free lunch and a dental plan"),
    row("of", 4, "of payroll accounting"),
    row("", 4, "payroll accounting"),
    row("Payroll accounting", 4, ""),
    row(`Payroll ${"payroll ".repeat(40)}`, 4, "payroll accounting"),
  ];
  expect(check(...lies)).toEqual({ requirements: [], dropped: lies.length });
});

test("one thing said twice is one requirement, by its stronger level", () => {
  const quote = "Excel and people management";
  expect(textsOf(row("Excel", 7, quote, "duty"), row("excel", 7, quote))).toEqual(["excel"]);
  const [one] = check(row("Excel", 7, quote, "duty"), row("excel", 7, quote)).requirements;
  expect(one?.emphasis).toBe("must");
});

test("a language is named as the rules name it, and other words with one stay", () => {
  const asked = linesOfPosting(`Communicate in English
Englisch (C1) in Wort und Schrift
Customer service in English
German or Polish
German tax law`);
  const rows = asked.map((text, at) => row(text, at + 1, text));
  expect(checkPostingAnswer([{ rows }], asked).requirements.map(printRequirement)).toEqual([
    ...["English", "Customer service in English", "German or Polish", "German tax law"],
  ]);
});

test("markup and control characters of an answer are no text", () => {
  expect(textsOf(row("<b>Excel</b>\u0007", 7, "Excel and people management"))).toEqual(["Excel"]);
  expect(textsOf(row("Excel\n", 7, "Excel  and\npeople management"))).toEqual(["Excel"]);
});
