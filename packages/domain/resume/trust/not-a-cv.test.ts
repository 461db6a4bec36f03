import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { applyCorrections } from "../../candidates/apply-corrections.ts";
import { parseResume } from "../parse-resume.ts";
import { isScored } from "./is-scored.ts";
import { documentFrom } from "../testing/testing-document.ts";

const read = (text: string) => parseResume(documentFrom(text), { today: "2026-11-22" });
const warningsOf = (text: string) =>
  read(text).warnings.filter(({ code }) =>
    ["not-a-cv", "other-document", "low-confidence"].includes(code),
  );

const others = readFileSync(new URL("../testing/non-cvs.txt", import.meta.url), "utf8")
  .split(/^=== /m)
  .slice(1)
  .map((part): [string, string] => {
    const [name = "", ...lines] = part.split("\n");
    return [name, lines.join("\n")];
  });
const textOf = (name: string) => others.find(([each]) => each === name)?.[1] ?? "";

test.each(others)("anybody who uploads this hears that it is no CV: %s", (_, text) => {
  expect(warningsOf(text)).toHaveLength(1);
  expect(warningsOf(text)[0]?.message).toMatch(/does not look like a CV|Not a CV: not scored/u);
});

test.each([
  ["paper, English", "a scientific paper"],
  ["minutes, German", "the minutes of a meeting"],
  ["invoice, French", "an invoice or a price list"],
  ["cover letter, Spanish", "a letter"],
  ["posting, German", "a job posting"],
  ["source code, Python", "source code"],
])("the warning tells what the file looks like: %s", (name, called) => {
  expect(warningsOf(textOf(name))[0]?.message).toContain(
    `not scored. It looks like ${called}, and no `,
  );
});

test("a few lines of somebody are scored, and lines of nobody are not", () => {
  const note = "Ten years of payroll, with SAP and Excel, and always on time.";
  expect(warningsOf(`Jane Miller\njane.miller@mail.example\n\n${note}`)[0]).toEqual({
    code: "not-a-cv",
    message:
      "This file does not look like a CV: no dated jobs or education was found. Check it before you rely on its score.",
  });
  expect(warningsOf(note)[0]).toEqual({
    code: "other-document",
    message:
      "Not a CV: not scored. No name, dated jobs or education was found. If it is a CV, edit its details to have it scored.",
  });
});

const cv = `Jane Miller
jane.miller@mail.example   +44 7700 900123

Experience
Accountant, Harbour Ltd   01/2015 - 02/2020
- Wrote invoices, checked the VAT 20 % and the amount due
- Took the minutes of meetings

Education
BSc Accounting, University of Leeds, 2014

Skills
Excel, SAP, Accounting`;

const few = "Experience\nCook, Company Name\t01/2015 - 02/2020\n- Grilled meat and fish";

test.each([
  ["an accountant's", cv],
  ["an anonymized", few],
  ["one with its letter", `${textOf("cover letter, English")}\n\n${cv}`],
  ["one with a certificate", `${cv}\n\n${textOf("certificate")}`],
  [
    "a researcher's",
    `${cv}\n\nPublications\nMiller, J. et al. (2018). Costs. doi:10.1000/1\nFigure 1 of [2]`,
  ],
])("%s CV is taken for one", (_, text) => {
  expect(warningsOf(text).map(({ code }) => code)).not.toContain("not-a-cv");
  expect(warningsOf(text).map(({ code }) => code)).not.toContain("other-document");
});

test("a CV in a language without known headings is not called something else", () => {
  const text = "山田太郎\n職歴\n2015年 株式会社みなと 会計\n学歴\n2014年 大学卒業";
  expect(warningsOf(text).map(({ code }) => code)).not.toContain("not-a-cv");
  expect(warningsOf(text).map(({ code }) => code)).not.toContain("other-document");
});

test("the warning ends where somebody corrects what was read", () => {
  const parsed = read(textOf("letter of recommendation, English"));
  const corrected = applyCorrections(parsed, [
    { field: "name", subject: "", value: "Daniel Osei" },
  ]);
  expect(isScored(parsed.warnings)).toBe(false);
  expect(corrected.warnings.map(({ code }) => code)).not.toContain("not-a-cv");
  expect(isScored(corrected.warnings)).toBe(true);
});
