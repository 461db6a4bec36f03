import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";

const cvCount = (count: number): string =>
  count === 1 ? "1 CV" : `${count.toLocaleString("en")} CVs`;

/** "30 CVs, about 95,000 tokens"; nothing more exact is known before. */
export function costText({ cvs, tokens }: NonNullable<JobJudging["estimate"]>): string {
  return `${cvCount(cvs)}, about ${Number(tokens.toPrecision(2)).toLocaleString("en")} tokens`;
}

/** "12 of 30 CVs · 38,120 tokens used" */
export function progressText({ done, total, tokens }: NonNullable<JobJudging["last"]>): string {
  const used = tokens === 1 ? "1 token used" : `${tokens.toLocaleString("en")} tokens used`;
  return `${done.toLocaleString("en")} of ${cvCount(total)} · ${used}`;
}

/** The one button that begins, pauses or continues; null where nothing is left to ask. */
export function nextStep({ model, estimate, last }: JobJudging): string | null {
  if (last?.status === "running") return "Pause";
  if (model === null || estimate === null) return null;
  if (last === null) return "Start";
  if (estimate.cvs === 0) return null;
  const words = { paused: "Continue", failed: "Try Again", done: `Judge ${cvCount(estimate.cvs)}` };
  return words[last.status];
}
