import { expect, test } from "vitest";
import { scoreCandidate } from "../score-candidate.ts";
import type { CandidateScore, JudgedBy } from "../score/score.ts";
import { defaultWeights } from "../score/weights.ts";
import { sampleResume } from "../testing/sample-resume.ts";
import type { ModelAnswers } from "./apply-judgment.ts";
import type { ModelAnswer } from "./check-judgment.ts";

const resume = sampleResume({
  roles: [
    {
      title: "Chef",
      start: "2020-01",
      bullets: ["Cooked for 200 guests a night", "Kept the cellar's books in order"],
    },
  ],
  lists: ["Python"],
});
const job = {
  title: "Restaurant Manager",
  description: "",
  requirements: { must: ["Stock ledgers", "Python"], nice: ["Falconry"] },
};
const lineOf = (text: string) => resume.lines.findIndex((line) => line.includes(text)) + 1;
const books: ModelAnswer = {
  ...{ state: "shown", line: lineOf("cellar"), quote: "Kept the cellar's books", step: null },
  ...{ roleLines: [], why: "Kept the books of the cellar" },
};

function score(
  said: Record<string, ModelAnswer>,
  judgedBy: JudgedBy,
  reviews: Parameters<typeof scoreCandidate>[0]["reviews"] = [],
): CandidateScore {
  const byRequirement = new Map(Object.entries(said).map(([text, answer]) => [text, [answer]]));
  const answers: ModelAnswers = { model: "tiny", redacted: resume.lines, byRequirement };
  const model = { answers, judgedBy };
  return scoreCandidate({
    resume,
    job,
    reviews,
    weights: defaultWeights,
    today: "2026-06-15",
    model,
  });
}
const rowOf = ({ breakdown }: CandidateScore, requirement: string) =>
  breakdown[0]?.rows.find((row) => row.requirement === requirement);
const byRules = scoreCandidate({ resume, job, weights: defaultWeights, today: "2026-06-15" });

test("a job judged by the rules keeps its score, and shows the model's answer beside it", () => {
  const scored = score({ "Stock ledgers": books }, "rules");
  expect(scored.totalScore).toBe(byRules.totalScore);
  expect(rowOf(scored, "Stock ledgers")).toMatchObject({
    state: "not-found",
    both: { model: "tiny", counts: "rules", byModel: { state: "shown" } },
  });
  expect(rowOf(scored, "Python")?.both).toBeUndefined();
});

test("a job judged by the model follows its checked answers, and shows the rules' beside them", () => {
  const scored = score({ "Stock ledgers": books }, "model");
  expect(scored.totalScore).toBeGreaterThan(byRules.totalScore);
  expect(scored.missingMustHave).toEqual([]);
  expect(rowOf(scored, "Stock ledgers")).toMatchObject({
    ...{ state: "shown", credit: 1, by: "Kept the cellar's books" },
    quote: { text: "Kept the cellar's books in order", highlight: "Kept the cellar's books" },
    both: { counts: "model", byModel: { why: "Kept the books of the cellar" } },
  });
});

test("an answer that does not pass leaves the rules' answer and score", () => {
  const lie = { ...books, quote: "Kept stock ledgers" };
  for (const judgedBy of ["rules", "model"] as const) {
    const { breakdown, totalScore } = score({ "Stock ledgers": lie }, judgedBy);
    expect({ breakdown, totalScore }).toEqual({
      breakdown: byRules.breakdown,
      totalScore: byRules.totalScore,
    });
  }
});

test("a required language is looked up, whatever a model says", () => {
  const must = ["Fluent English"];
  const answers: ModelAnswers = {
    ...{ model: "tiny", redacted: resume.lines },
    byRequirement: new Map([
      [
        "Fluent English",
        [{ state: "not found", line: null, quote: null, step: null, roleLines: [], why: "" }],
      ],
    ]),
  };
  const scored = scoreCandidate({
    ...{ resume, job: { ...job, requirements: { must, nice: [] } }, weights: defaultWeights },
    ...{ today: "2026-06-15", model: { answers, judgedBy: "model" } },
  });
  expect(rowOf(scored, "Fluent English")).toMatchObject({
    ...{ state: "listed", by: "CV written in English" },
  });
  expect(scored.missingMustHave).toEqual([]);
});

test("what people reviewed comes before a model's answer", () => {
  const line = books.line === null ? 0 : books.line - 1;
  const about = { part: "skills", requirement: "Stock ledgers", line, page: 1 } as const;
  const review = { ...about, text: resume.lines[line] ?? "", counts: false };
  const scored = score({ "Stock ledgers": books }, "model", [review]);
  expect(rowOf(scored, "Stock ledgers")).toMatchObject({ state: "not-found" });
  const none = { ...books, state: "not found", line: null, quote: null } as const;
  const accepted = score({ "Stock ledgers": none }, "model", [{ ...review, counts: true }]);
  expect(rowOf(accepted, "Stock ledgers")).toMatchObject({ state: "shown", accepted: {} });
});
