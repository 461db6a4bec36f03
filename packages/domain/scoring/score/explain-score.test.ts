import { expect, test } from "vitest";
import { explanationText } from "./explain-score.ts";
import { defaultWeights } from "./weights.ts";
import { scoreComponents } from "../../score-parts.ts";

const weights = defaultWeights;

test("the whole score can be redone from its explanation", () => {
  const breakdown = scoreComponents.map((component, index) => ({
    component,
    score: 80.5 + index,
    state: "rated" as const,
    reason: `Because of ${component}.`,
    rows: [],
    quotes: [],
  }));
  const score = { totalScore: 81.3, missingMustHave: ["Welding", "Python"], breakdown, weights };
  expect(explanationText(score)).toBe(
    `Total 81.3 of 100.
Skills 80.5 × 50% = 40.3 points: Because of skills.
Title 81.5 × 20% = 16.3 points: Because of title.
Seniority 82.5 × 15% = 12.4 points: Because of seniority.
Recency 83.5 × 10% = 8.4 points: Because of recency.
Gaps 84.5 × 5% = 4.2 points: Because of gaps.
Must-haves not found in the CV: Welding, Python.`,
  );
  expect(explanationText({ ...score, breakdown: [], missingMustHave: [] })).toBe(
    "Total 81.3 of 100.",
  );
});
