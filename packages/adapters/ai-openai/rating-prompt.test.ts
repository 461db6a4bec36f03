import { softwareJob } from "@resume-picker/domain/scoring/testing/sample-resume";
import { expect, test } from "vitest";
import { checkReason } from "./check-reason.ts";
import { cvText, jobText, maxCharactersPerCv, writeComparisonPrompt } from "./rating-prompt.ts";

const cvOf = (lines: string[]) => ({ lines });

test("a CV is sent whole, and one beyond every measure ends with a line that says so", () => {
  const lines = Array.from({ length: 400 }, (_, at) => `${at}: ${"word ".repeat(20).trim()}`);
  expect(cvText(cvOf(lines))).toBe(lines.join("\n"));
  const long = cvText(cvOf([...lines, ...lines]));
  expect(long.length).toBeLessThan(maxCharactersPerCv + 100);
  const shown = long.split("\n").slice(0, -1);
  expect(shown).toEqual([...lines, ...lines].slice(0, shown.length));
  expect(long).toMatch(
    new RegExp(`\\[The CV goes on: ${800 - shown.length} more lines are not shown`, "u"),
  );
});

test("one line without an end is cut at the limit", () => {
  expect(cvText(cvOf(["x".repeat(2 * maxCharactersPerCv)])).length).toBeLessThan(
    maxCharactersPerCv + 100,
  );
});

test("the job's title is sent once", () => {
  const { title } = softwareJob;
  const repeated = { ...softwareJob, description: `\n${title.toUpperCase()}\nPayments.` };
  expect(jobText(repeated)).toMatch(/^Senior Backend Engineer\nPayments\.\nMust have: Python/u);
  expect(jobText(softwareJob)).toContain(softwareJob.description);
});

test("today is the latest day of the CVs, whenever they are ranked", () => {
  const cvs = ["2026-03-01", "2026-05-02"].map((today) => ({ text: "Payments", today }));
  const asked = { job: softwareJob, cvs, fence: "=====", labels: ["A", "B"] };
  const told = writeComparisonPrompt(asked).system;
  expect(told).toContain("Today is 2026-05-02;");
});

test("a quote that runs over a line's end bears its sentence out", () => {
  const reason = "Shows “payment services in Go”. Shows “payment clerks in Go”.";
  expect(checkReason(reason, ["Built payment", "  services\u00A0in Go"])).toBe(
    "Shows “payment services in Go”.",
  );
});
