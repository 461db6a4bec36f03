import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";
import { expect, test } from "vitest";
import { costText, nextStep, progressText } from "./judging-words.ts";

const last: NonNullable<JobJudging["last"]> = {
  ...{ model: "tiny", status: "done", failure: null, done: 12, total: 30, tokens: 38_120 },
  ...{ startedAt: new Date(0), endedAt: null },
};
const judging: JobJudging = {
  ...{ judgedBy: "rules", model: "tiny", host: "localhost", last },
  estimate: { cvs: 1, tokens: 3214 },
};

test("what a run costs is rounded, what it has used is not", () => {
  expect(costText({ cvs: 30, tokens: 95_312 })).toBe("30 CVs, about 95,000 tokens");
  expect(costText({ cvs: 1, tokens: 3214 })).toBe("1 CV, about 3,200 tokens");
  expect(progressText(last)).toBe("12 of 30 CVs · 38,120 tokens used");
});

test("the button offers what can be done next", () => {
  const of = (status: typeof last.status) => nextStep({ ...judging, last: { ...last, status } });
  expect(nextStep({ ...judging, last: null })).toBe("Start");
  expect(of("running")).toBe("Pause");
  expect(of("paused")).toBe("Continue");
  expect(of("failed")).toBe("Try Again");
  expect(of("done")).toBe("Judge 1 CV");
  expect(nextStep({ ...judging, estimate: { cvs: 0, tokens: 0 } })).toBeNull();
  // The service was taken away while the model's answers are kept.
  expect(nextStep({ ...judging, model: null, estimate: null })).toBeNull();
});
