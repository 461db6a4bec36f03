import type { JobJudging, JudgingPreview } from "@resume-picker/domain/scoring/judging/job-judging";

const cvCount = (count: number): string =>
  count === 1 ? "1 CV" : `${count.toLocaleString("en")} CVs`;

/** Whose answers the scores follow, and what doesn't yet. */
export function choiceText({ judgedBy, last, notJudged, countedModel }: Chosen): string {
  if (judgedBy === "model") {
    const chosen = "Scores follow the model's answers whose quotes were checked.";
    if (notJudged === 0) return `${chosen} Where there are none, they follow the rules.`;
    const have = notJudged === 1 ? "has" : "have";
    return `${chosen} ${cvCount(notJudged)} ${have} not been judged by ${countedModel ?? "it"} yet and follow${notJudged === 1 ? "s" : ""} the rules.`;
  }
  return last === null
    ? "Scores follow the rules. Once a model has judged the CVs, you can compare and switch."
    : "Scores follow the rules. The model's answers are shown beside them.";
}

type Chosen = Pick<JobJudging, "judgedBy" | "last" | "notJudged" | "countedModel">;

/** "30 CVs, about 95,000 tokens"; nothing more exact is known before. */
export function costText({ cvs, tokens }: NonNullable<JobJudging["estimate"]>): string {
  return `${cvCount(cvs)}, about ${Number(tokens.toPrecision(2)).toLocaleString("en")} tokens`;
}

/** Formats the progress as "12 of 30 CVs · 38,120 tokens used". */
export function progressText({ done, total, tokens }: Progress): string {
  const used = tokens === 1 ? "1 token used" : `${tokens.toLocaleString("en")} tokens used`;
  return `${done.toLocaleString("en")} of ${cvCount(total)} · ${used}`;
}

type Progress = Pick<NonNullable<JobJudging["last"]>, "done" | "total" | "tokens">;

/** Describes the share of equal answers, rounded down, so 100% means every row. */
export function agreementText({ rows, unstable }: NonNullable<JobJudging["agreement"]>): string {
  const share = Math.floor(((rows - unstable) / rows) * 100);
  const asked = rows === 1 ? "1 row" : `${rows.toLocaleString("en")} rows`;
  return `Answered the same in ${share}% of ${asked} asked three times.`;
}

export function checkText(estimate: NonNullable<JobJudging["checkEstimate"]>): string {
  return `Asks twice more about a sample: ${costText(estimate)}.`;
}

/** Formats as "12 of 360 answers change. 5 candidates change rank." */
export function changeText({ changed, rows, moved }: JudgingPreview): string {
  const answers = `${changed.toLocaleString("en")} of ${rows.toLocaleString("en")} answers`;
  const verb = changed === 1 ? "changes" : "change";
  const noCandidate = "No candidate changes rank";
  const candidates =
    moved === 1
      ? "1 candidate changes rank"
      : `${moved.toLocaleString("en")} candidates change rank`;
  return `${answers} ${verb}. ${moved === 0 ? noCandidate : candidates}.`;
}

/**
 * Returns the label of the button that starts, pauses or continues the run, or null if no CVs are
 * left.
 */
export function nextStep({ model, estimate, last }: JobJudging): string | null {
  if (last?.status === "running") return "Pause";
  if (model === null || estimate === null) return null;
  if (last === null) return "Start";
  if (estimate.cvs === 0) return null;
  const words = { paused: "Continue", failed: "Try Again", done: `Judge ${cvCount(estimate.cvs)}` };
  return words[last.status];
}
