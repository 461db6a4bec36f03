import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { applyCorrections } from "../../candidates/apply-corrections.ts";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const read = (text: string) => parseResume(documentFrom(text), { today: "2026-11-22" });
const warningsOf = (text: string) =>
  read(text).warnings.filter(({ code }) => code === "not-a-cv" || code === "low-confidence");

const others = readFileSync(new URL("../testing/non-cvs.txt", import.meta.url), "utf8")
  .split(/^=== /m)
  .slice(1)
  .map((part): [string, string] => {
    const [name = "", ...lines] = part.split("\n");
    return [name, lines.join("\n")];
  });
const textOf = (name: string) => others.find(([each]) => each === name)?.[1] ?? "";

test.each(others)("anybody who uploads this hears that it is no CV: %s", (_, text) => {
  expect(warningsOf(text)).toMatchObject([{ code: "not-a-cv" }]);
});

test.each([
  ["paper, English", "a scientific paper"],
  ["minutes, German", "the minutes of a meeting"],
  ["invoice, French", "an invoice or a price list"],
  ["cover letter, Spanish", "a letter"],
  ["posting, German", "a job posting"],
  ["source code, Python", "source code"],
])("the warning tells what the file looks like: %s", (name, called) => {
  expect(warningsOf(textOf(name))[0]?.message).toContain(`it looks like ${called}, and no `);
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
  expect(read(text).warnings.map(({ code }) => code)).not.toContain("not-a-cv");
});

test("a CV in a language without known headings is not called something else", () => {
  const text = "山田太郎\n職歴\n2015年 株式会社みなと 会計\n学歴\n2014年 大学卒業";
  expect(read(text).warnings.map(({ code }) => code)).not.toContain("not-a-cv");
});

test("the warning ends where somebody corrects what was read", () => {
  const parsed = read(textOf("letter of recommendation, English"));
  const corrected = applyCorrections(parsed, [
    { field: "name", subject: "", value: "Daniel Osei" },
  ]);
  expect(corrected.warnings.map(({ code }) => code)).not.toContain("not-a-cv");
});
