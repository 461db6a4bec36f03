import { expect, test } from "vitest";
import { scoreCandidate } from "../score-candidate.ts";
import { completeWeights, defaultWeights } from "../score/weights.ts";
import { sampleResume } from "../testing/sample-resume.ts";

const job = (must: string[]) => ({
  title: "Data Analyst",
  description: "",
  requirements: { must, nice: [] },
});
const rate = (degrees: string[], must: string[]) => {
  const resume = sampleResume({ degrees });
  const scored = scoreCandidate({
    resume,
    job: job(must),
    weights: defaultWeights,
    today: "2026-06-15",
  });
  return { scored, line: scored.breakdown.find(({ component }) => component === "education") };
};
const asked = "Bachelor's degree in Statistics";

test("the degree that the job asks for counts in full, a field near it in part, none nothing", () => {
  expect(rate(["BSc Statistics"], [asked]).scored.educationScore).toBe(100);
  const other = rate(["BSc Physics"], [asked]).scored.educationScore;
  expect(other).toBeGreaterThan(0);
  expect(other).toBeLessThan(100);
  expect(rate([], [asked]).scored.educationScore).toBe(0);
});

test("it quotes the degree, or says that none was found in the CV", () => {
  expect(rate(["BSc Statistics"], [asked]).line?.quotes[0]?.text).toBe("BSc Statistics");
  expect(rate([], [asked]).line?.reason).toContain("names no such degree");
  expect(rate(["BSc Statistics"], ["SQL"]).line).toMatchObject({ score: 50, quotes: [] });
});

test("nobody's total moves before somebody gives education a weight", () => {
  const { scored } = rate(["BSc Statistics"], [asked]);
  expect(defaultWeights.education).toBe(0);
  const only = scoreCandidate({
    resume: sampleResume({ degrees: ["BSc Statistics"] }),
    job: job([asked]),
    weights: completeWeights({ education: 1 }),
    today: "2026-06-15",
  });
  expect(only.totalScore).toBe(scored.educationScore);
});
