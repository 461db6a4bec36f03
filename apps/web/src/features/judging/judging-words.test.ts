import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";
import { expect, test } from "vitest";
import {
  agreementText,
  changeText,
  choiceText,
  costText,
  nextStep,
  progressText,
} from "./judging-words.ts";

const last: NonNullable<JobJudging["last"]> = {
  ...{ model: "tiny", status: "done", failure: null, done: 12, total: 30, tokens: 38_120 },
  ...{ startedAt: new Date(0), endedAt: null },
};
const judging: JobJudging = {
  ...{ judgedBy: "rules", model: "tiny", host: "localhost", last },
  estimate: { cvs: 1, tokens: 3214 },
  ...{ isTurnedOff: false, notJudged: 0 },
  ...{ countedModel: "tiny", isAnother: false, isPending: false },
  ...{ checkEstimate: null, agreement: null },
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
  // The AI service was removed, but the model's answers are kept.
  expect(nextStep({ ...judging, model: null, estimate: null })).toBeNull();
});

test("only full agreement is 100%", () => {
  const agreement: NonNullable<JobJudging["agreement"]> = {
    ...{ status: "done", failure: null, done: 10, total: 10, rows: 1200, unstable: 1, tokens: 9 },
    ...{ startedAt: new Date(0), endedAt: null },
  };
  expect(agreementText(agreement)).toBe(
    "Answered the same in 99% of 1,200 rows asked three times.",
  );
  expect(agreementText({ ...agreement, unstable: 0 })).toContain("in 100% of");
});

test("a preview counts answers and candidates", () => {
  const preview = { changed: 12, rows: 1360, moved: 5, moves: [] };
  expect(changeText(preview)).toBe("12 of 1,360 answers change. 5 candidates change rank.");
  expect(changeText({ ...preview, changed: 1, moved: 0 })).toBe(
    "1 of 1,360 answers changes. No candidate changes rank.",
  );
});

test("CVs that the model has not judged are counted where the scores follow it", () => {
  const said = (notJudged: number) => choiceText({ ...judging, judgedBy: "model", notJudged });
  expect(said(0)).toContain("Where there are none, they follow the rules.");
  expect(said(1)).toContain("1 CV has not been judged by tiny yet and follows the rules.");
  expect(said(3)).toContain("3 CVs have not been judged by tiny yet and follow the rules.");
});
