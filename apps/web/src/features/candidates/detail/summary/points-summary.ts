import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { countingParts } from "@resume-picker/domain/score-parts";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";
import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import { componentScore } from "@resume-picker/domain/scoring/score/total-score";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import { pointsText } from "../score-parts.ts";

/** Differences below this many points of the total are not worth a sentence. */
const smallest = 0.5;
const maxParts = 2;
const maxNames = 3;

type Share = { component: ScoreComponent; label: string; points: number };

/**
 * Names the parts that cost the most points, with the requirements behind them: "Loses 7.3 points
 * for Skills Match (Terraform, GraphQL)." Null if nothing worth naming is lost.
 */
export function lossSentence(score: Candidate["score"]): string | null {
  const lost = largest(shares(score.weights, (part) => 100 - componentScore(score, part)));
  if (lost.length === 0) return null;
  const named = lost.map(({ component, label, points }, index) => {
    const rows = score.breakdown.find((part) => part.component === component)?.rows ?? [];
    const names = namesOfOpenRows(rows);
    const amount = index === 0 ? `${pointsText(points)} points` : pointsText(points);
    return `${amount} for ${label}${names === "" ? "" : ` (${names})`}`;
  });
  return `Loses ${named.join(" and ")}.`;
}

/**
 * Compares with the next higher total: "11.6 points behind Ada Obi, most of them in Skills Match
 * (10.4)." Null without a higher total.
 */
export function behindSentence(
  score: Candidate["score"],
  ahead: ListedCandidate | null,
): string | null {
  if (ahead === null) return null;
  const behind = ahead.score.totalScore - score.totalScore;
  if (behind <= 0) return null;
  const parts = largest(
    shares(
      score.weights,
      (part) => componentScore(ahead.score, part) - componentScore(score, part),
    ),
  );
  const where = parts.map(({ label, points }) => `${label} (${pointsText(points)})`).join(" and ");
  const most = where === "" ? "" : `, most of them in ${where}`;
  const unit = pointsText(behind) === "1" ? "point" : "points";
  return `${pointsText(behind)} ${unit} behind ${displayName(ahead)}${most}.`;
}

/** Returns the scored candidate with the next higher total. Null if there is none. */
export function nextHigher(
  candidates: readonly ListedCandidate[],
  { id, score }: Pick<Candidate, "id"> & { score: { totalScore: number } },
): ListedCandidate | null {
  return candidates
    .filter((each) => each.id !== id && isScored(each.warnings))
    .filter((each) => each.score.totalScore > score.totalScore)
    .reduce<ListedCandidate | null>(
      (best, each) =>
        best === null || each.score.totalScore < best.score.totalScore ? each : best,
      null,
    );
}

/** Weights a value of 0 to 100 per part as points of the total. */
const shares = (weights: ScoreWeights, valueOf: (part: ScoreComponent) => number): Share[] =>
  countingParts(weights).map(({ component, label }) => ({
    component,
    label: component === "gaps" ? "gaps" : label,
    points: valueOf(component) * weights[component],
  }));

const largest = (parts: readonly Share[]) =>
  parts
    .filter(({ points }) => points >= smallest)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, maxParts);

/** Names the requirements that lost points, the largest loss first. */
function namesOfOpenRows(rows: readonly ScoreRow[]): string {
  const open = rows
    .filter(({ kind, credit }) => kind !== "other" && credit < 1)
    .toSorted((one, other) => lossOf(other) - lossOf(one));
  const names = open.slice(0, maxNames).map(({ requirement }) => requirement);
  const rest = open.length - names.length;
  return [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
}

const lossOf = ({ credit, weight }: ScoreRow) => (1 - credit) * weight;
