import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { countingParts } from "@resume-picker/domain/score-parts";
import type { ScoreComponent, ScoreField } from "@resume-picker/domain/score-parts";
import { otherWording } from "@resume-picker/domain/scoring/score/other-wording";
import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import { componentScore } from "@resume-picker/domain/scoring/score/total-score";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import { pointsText } from "../score-parts.ts";
import { nameSome } from "./requirement-sentences.ts";

/** Differences below this many points of the total are not worth a sentence. */
const smallest = 0.1;
const maxParts = 3;

type Share = { component: ScoreComponent; label: string; points: number };

/**
 * Names the parts that cost the most points, with the requirements behind them: "Loses 7.3 points
 * for Skills Match (Terraform and GraphQL)." A part without enough data is left out, because its
 * score is assumed. Null if nothing worth naming is lost.
 */
export function lossSentence(score: Candidate["score"]): string | null {
  const isRated = ({ component }: Share) =>
    score.breakdown.find((part) => part.component === component)?.state !== "not-enough-data";
  const lost = largest(
    shares(score.weights, (part) => 100 - componentScore(score, part)).filter(isRated),
  );
  if (lost.length === 0) return null;
  const named = lost.map(({ component, label, points }, index) => {
    const rows = score.breakdown.find((part) => part.component === component)?.rows ?? [];
    const names = namesOfOpenRows(rows);
    const amount = index === 0 ? `${pointsText(points)} points` : pointsText(points);
    return `${amount} for ${label}${names === "" ? "" : ` (${names})`}`;
  });
  return `Loses ${nameSome(named)}.`;
}

/**
 * Compares with the next higher total: "11.6 points behind Ada Obi, mostly in Skills Match (10.4)."
 * Parts that are better than the other's are named too, since the distance would otherwise be less
 * than its parts: "9 points behind Ada Obi: behind in Skills Match (10.4), ahead in Seniority (1.4)."
 * The first candidate is compared with the second instead. Null without another candidate, or with
 * equal totals.
 */
export function distanceSentence(
  own: Pick<Candidate, "id" | "score">,
  candidates: readonly ListedCandidate[],
): string | null {
  const others = candidates.filter((each) => each.id !== own.id && isScored(each.warnings));
  const [above] = sortedByTotal(others.filter((each) => totalOf(each) > totalOf(own))).slice(-1);
  if (above)
    return `${distance(above.score, own.score)} behind ${displayName(above)}${mainParts(above.score, own.score, ["behind", "ahead"])}.`;
  const [below] = sortedByTotal(others.filter((each) => totalOf(each) < totalOf(own)));
  const isShared = others.some((each) => totalOf(each) === totalOf(own));
  if (!below || isShared) return null;
  return `First of ${others.length + 1}, ${distance(own.score, below.score)} ahead of ${displayName(below)}${mainParts(own.score, below.score, ["ahead", "behind"])}.`;
}

type Rated = Pick<Candidate["score"], ScoreField | "totalScore" | "weights">;
type Total = Pick<Candidate["score"], "totalScore">;
const totalOf = ({ score }: { score: Total }) => score.totalScore;
const sortedByTotal = (candidates: readonly ListedCandidate[]) =>
  candidates.toSorted((one, other) => totalOf(other) - totalOf(one));

function distance(higher: Total, lower: Total): string {
  const points = pointsText(higher.totalScore - lower.totalScore);
  return `${points} ${points === "1" ? "point" : "points"}`;
}

/**
 * Names the parts behind a distance: ", mostly in Skills Match (10.4) and Seniority (1.3)".
 * @param words say which way the distance and the parts against it go
 */
function mainParts(
  higher: Rated,
  lower: Rated,
  [along, against]: readonly [along: string, against: string],
): string {
  const difference = (one: Rated, other: Rated) =>
    largest(
      shares(higher.weights, (part) => componentScore(one, part) - componentScore(other, part)),
    );
  const ahead = difference(higher, lower);
  if (ahead.length === 0) return "";
  const behind = difference(lower, higher).map((part) => ({ ...part, points: -part.points }));
  const total = higher.totalScore - lower.totalScore;
  const rounded = roundTogether(total, [...ahead, ...behind]);
  const [parts, opposed] = [rounded.slice(0, ahead.length), rounded.slice(ahead.length)];
  if (opposed.length > 0)
    return `: ${along} in ${nameShares(parts)}, ${against} in ${nameShares(opposed)}`;
  const isMost = total - sumOf(ahead) >= smallest;
  return `, ${isMost ? "mostly " : ""}in ${nameShares(parts)}`;
}

/**
 * Rounds points to the tenths shown, so that they add up to the distance: a tenth too many or too
 * few goes to the part that rounding changed most in the other direction. If parts that aren't named
 * make up the rest, nothing has to add up.
 */
function roundTogether(distance: number, parts: readonly Share[]): Share[] {
  const rounded = parts.map((part) => ({ ...part, points: inTenths(part.points) / 10 }));
  if (Math.abs(distance - sumOf(parts)) >= smallest) return rounded;
  const off = inTenths(distance) - inTenths(sumOf(rounded));
  if (Math.abs(off) !== 1) return rounded;
  const gains = parts.map(({ points }, at) => off * (points - (rounded[at]?.points ?? 0)));
  const most = gains.indexOf(Math.max(...gains));
  return rounded.map((part, at) =>
    at === most ? { ...part, points: part.points + off / 10 } : part,
  );
}

const sumOf = (parts: readonly Share[]) => parts.reduce((sum, { points }) => sum + points, 0);
const inTenths = (points: number) => Math.round(points * 10);

const nameShares = (parts: readonly Share[]) =>
  nameSome(parts.map(({ label, points }) => `${label} (${pointsText(Math.abs(points))})`));

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
    .filter(
      ({ kind, credit, requirement }) =>
        credit < 1 && (kind !== "other" || requirement === otherWording),
    )
    .toSorted((one, other) => lossOf(other) - lossOf(one));
  return nameSome(
    open.map(({ requirement }) =>
      requirement === otherWording ? "the job’s other wording" : requirement,
    ),
  );
}

const lossOf = ({ credit, weight }: ScoreRow) => (1 - credit) * weight;
