import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const skillsOf = (lines: string) =>
  parseResume(
    documentFrom(`
Ada Example
ada@example.org

Work Experience

Recruiter, Orchard Systems, 2019 – present
${lines}`),
    { today: "2024-06-15" },
  ).skills.map(({ skill }) => skill);

test.each([
  "Orchard Systems provides payroll and software development to retailers.",
  "Orchard Systems is a leading provider of CRM and data warehousing.",
  "Regional consulting firm specializing in payroll and change management.",
  "Through a subsidiary, the company also offers software development to banks.",
  "Orchard Systems provides software to banks and a full range of payroll and\ndata entry services for smaller firms.",
])("what the employer does is no skill of who worked there: %s", (line) => {
  expect(skillsOf(`${line}\nScreened candidates in Excel`)).toEqual(["Microsoft Excel"]);
});

test.each([
  ["Managed payroll for a firm specializing in tax law", "Payroll"],
  ["Provides payroll services to forty companies", "Payroll"],
  ["- Payroll for a company that sells software", "Payroll"],
  ["Orchard Systems is a bakery chain. Ran payroll for its shops", "Payroll"],
])("what somebody did there stays: %s", (line, skill) => {
  expect(skillsOf(line)).toContain(skill);
});
