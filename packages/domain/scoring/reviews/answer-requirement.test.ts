import { expect, test } from "vitest";
import { readJob } from "../read-job.ts";
import { scoreByReading } from "../score-candidate.ts";
import { defaultWeights } from "../score/weights.ts";
import { sampleResume } from "../testing/sample-resume.ts";
import type { AcceptedPhrase, EvidenceReview } from "./evidence-review.ts";

const job = {
  title: "Bookkeeper",
  description: "",
  requirements: { must: ["Vendor payments", "Payroll"], nice: [] },
};
const resume = sampleResume({
  roles: [
    {
      title: "Office Manager",
      start: "2019-01",
      bullets: ["Settled what suppliers sent us"],
      shows: ["Payroll"],
    },
    { title: "Till Keeper", start: "2015-01", end: "2018-12" },
  ],
});
const lineOf = (text: string) => resume.lines.indexOf(text);

function review(text: string, given: Partial<EvidenceReview> = {}): EvidenceReview {
  const about = { part: "skills" as const, requirement: "Vendor payments" };
  return { counts: true, line: lineOf(text), page: 1, text, ...about, ...given };
}

function score(reviews: EvidenceReview[], accepted: AcceptedPhrase[] = []) {
  const reading = readJob(job, accepted);
  return scoreByReading({ resume, reading, reviews, weights: defaultWeights, today: "2026-11-22" });
}

function rowOf(scored: ReturnType<typeof score>, requirement: string, part = "skills") {
  const { rows } = scored.breakdown.find(({ component }) => component === part) ?? { rows: [] };
  return rows.find((row) => row.requirement === requirement);
}

test("a line that counts answers in full, in its own role, and says by which review", () => {
  const plain = score([]);
  expect(rowOf(plain, "Vendor payments")).toMatchObject({ state: "not-found", credit: 0 });
  const accepted = score([review("Settled what suppliers sent us")]);
  expect(rowOf(accepted, "Vendor payments")).toMatchObject({
    state: "shown",
    credit: 1,
    accepted: { scope: "candidate" },
    quote: { text: "Settled what suppliers sent us", context: "Some Company, Jan 2019 – present" },
  });
  expect(accepted.missingMustHave).toEqual([]);
  expect(accepted.mustStates).toBe("ss");
  expect(accepted.totalScore).toBeGreaterThan(plain.totalScore);
});

test("a line that doesn't count answers nothing and isn't offered again", () => {
  const text = "Worked with Payroll every day";
  expect(rowOf(score([]), "Payroll")).toMatchObject({ state: "shown", quote: { text } });
  const rejected = score([review(text, { requirement: "Payroll", counts: false })]);
  const row = rowOf(rejected, "Payroll");
  expect(row?.state).toBe("not-found");
  expect(row?.nearest?.text).not.toBe(text);
  expect(rejected.missingMustHave).toContain("Payroll");
});

test("a phrase accepted for the job answers wherever all of its words stand in a sentence", () => {
  const about = { part: "skills" as const, requirement: "Vendor payments" };
  const phrase = (words: string) => [{ phrase: words, ...about }];
  const row = rowOf(score([], phrase("settled suppliers")), "Vendor payments");
  expect(row).toMatchObject({
    state: "shown",
    accepted: { scope: "job", phrase: "settled suppliers" },
  });
  expect(rowOf(score([], phrase("settled suppliers weekly")), "Vendor payments")).toMatchObject({
    state: "not-found",
  });
});

test("reviews of another requirement, or of a line that the CV has not, change nothing", () => {
  const plain = score([]);
  expect(score([review("Settled what suppliers sent us", { requirement: "Tax" })])).toEqual(plain);
  expect(score([review("Paid suppliers in cash", { line: 1 })])).toEqual(plain);
});

test("a line is found again where another reading numbers it otherwise", () => {
  const moved = review("Settled what suppliers sent us", { line: 0 });
  const there = score([moved]);
  expect(rowOf(there, "Vendor payments")?.quote?.line).toBe(
    lineOf("Settled what suppliers sent us"),
  );
});

test("an accepted title is the job's work, a rejected one no title at all", () => {
  const about = { part: "title" as const, requirement: "Bookkeeper" };
  const plain = score([]);
  const accepted = score([review("Till Keeper", about)]);
  expect(rowOf(accepted, "Bookkeeper", "title")).toMatchObject({
    accepted: { scope: "candidate" },
    by: "Till Keeper",
  });
  expect(accepted.titleScore).toBeGreaterThan(plain.titleScore);
  const nearest = rowOf(plain, "Bookkeeper", "title")?.by;
  const rejected = score([review(nearest ?? "", { ...about, counts: false })]);
  expect(rowOf(rejected, "Bookkeeper", "title")?.by).not.toBe(nearest);
});
