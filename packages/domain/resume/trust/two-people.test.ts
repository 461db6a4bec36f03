import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const codesOf = (text: string) =>
  parseResume(documentFrom(text), { today: "2026-11-22" }).warnings.map(({ code }) => code);

const jane = `Jane Miller
jane.miller@mail.example   +44 7700 900123

Experience
Accountant, Harbour Ltd   01/2015 - 02/2020
- Closed the books

Education
BSc Accounting, University of Leeds, 2014

Skills
Excel, SAP`;

const thomas = `Thomas Brandt
thomas.brandt@post.example   0171 5550123

Berufserfahrung
Projektleiter, Nordlicht GmbH   03/2016 - heute
- Leitung von Projekten

Ausbildung
Diplom Informatik, Universität Köln, 2015

Kenntnisse
Scrum, Jira`;

test.each([
  ["English and German", `${jane}\n\n${thomas}`],
  ["German and English", `${thomas}\n\n${jane}`],
])("anybody who uploads two CVs in one file hears of it: %s", (_, text) => {
  expect(codesOf(text)).toContain("two-people");
});

test("the warning tells where the second one begins", () => {
  const parsed = parseResume(documentFrom(`${jane}\n${thomas}`), { today: "2026-11-22" });
  const warning = parsed.warnings.find(({ code }) => code === "two-people");
  const line = jane.split("\n").filter((each) => each !== "").length + 1;
  expect(warning?.message).toContain(`on line ${line}.`);
  expect(warning?.message).not.toMatch(/Jane|Thomas/);
});

test.each([
  ["one person", jane],
  [
    "the same CV in two languages",
    `${jane}\n\n${thomas.replaceAll(/thomas.brandt/gi, (found) => (found.includes(".") ? "jane.miller" : "Jane Miller"))}`,
  ],
  [
    "referees with addresses",
    `${jane}\n\nReferences\nPeter Hill\npeter.hill@harbour.example   +44 7700 900456\nSusan Clarke\nsusan.clarke@harbour.example`,
  ],
  [
    "a second address",
    `${jane}\njane@other.example   +44 7700 900999\n\nExperience\nClerk, Dock Ltd   2012 - 2014\n\nEducation\nSchool of Leeds, 2010`,
  ],
  [
    "an employer's contact",
    jane.replace(
      "- Closed the books",
      "- Closed the books\n- Reported to Susan Clarke\nsusan.clarke@harbour.example",
    ),
  ],
])("a file of %s is taken for one CV", (_, text) => {
  expect(codesOf(text)).not.toContain("two-people");
});
