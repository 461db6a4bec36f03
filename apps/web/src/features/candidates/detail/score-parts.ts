import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { countingParts } from "@resume-picker/domain/score-parts";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";
import { componentScore } from "@resume-picker/domain/scoring/score/total-score";
import { assumedWords } from "@resume-picker/domain/scoring/score/assumed";

type Score = Candidate["score"];
export type Rated = Pick<Candidate, "score" | "experienceTimeline">;

const restsOnRoles: ReadonlySet<ScoreComponent> = new Set([
  "title",
  "seniority",
  "recency",
  "gaps",
]);

const doubtText = (unsure: number, all: number) =>
  all === 1
    ? "depends on a role with low confidence"
    : `depends on ${all} roles, ${unsure} with low confidence`;

export type ScorePart = {
  component: ScoreComponent;
  label: string;
  /** A detail for the label: not enough data, or the penalty. */
  note: string | null;
  /** Why the score is uncertain: the data was parsed with low confidence. */
  doubt: string | null;
  /** 0 to 100, before weighting. */
  points: number;
  /** Per cent of the total. */
  weight: number;
  /** The colour of its share in the bar. */
  colour: string;
};

/** Returns the lines of the receipt, ordered by weight. */
export function scoreParts({ score, experienceTimeline: roles }: Rated): ScorePart[] {
  const unsure = roles.filter(({ isUnsure }) => isUnsure).length;
  return countingParts(score.weights).map(({ component, label, colour }) => ({
    component,
    ...labelOf(score, { component, label }),
    doubt: unsure > 0 && restsOnRoles.has(component) ? doubtText(unsure, roles.length) : null,
    points: componentScore(score, component),
    weight: Math.round(score.weights[component] * 1000) / 10,
    colour: `var(${colour})`,
  }));
}

type Labelled = Pick<ScorePart, "component" | "label">;

/** "Gap Penalty 100" for a CV without gaps would look like the worst penalty. */
function labelOf(score: Score, { component, label }: Labelled): Pick<ScorePart, "label" | "note"> {
  const stored = score.breakdown.find((line) => line.component === component);
  const isOpen = stored?.state === "not-enough-data";
  const short = isOpen ? assumedWords : null;
  if (component !== "gaps") return { label, note: short };
  const penalty = `${label} ${pointsText(score.gapPenalty)}`;
  if (score.gapPenalty > 0) return { label: "Gaps", note: penalty };
  const told = stored?.rows[0]?.requirement ?? "No gaps";
  return { label: isOpen ? "Gaps" : told, note: short ?? penalty };
}

/** Formats points as "88" or "88.4". */
export function pointsText(points: number): string {
  return points.toLocaleString("en", { maximumFractionDigits: 1 });
}
