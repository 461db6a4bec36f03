import type { RowReview } from "../candidates/candidate.ts";
import { scoreParts } from "../score-parts.ts";
import type { ComponentExplanation, ScoreRow } from "../scoring/score/score.ts";
import type { ScoreWeights } from "../scoring/score/weights.ts";
import type {
  CandidateReport,
  ReportAnswers,
  ReportAudience,
  ReportChange,
  ReportOrder,
  ReportPart,
  ReportRow,
} from "./candidate-report.ts";
import type { Improvement } from "./find-biggest-improvement.ts";

/** A report before its digests are added. */
export type OpenReport = Omit<CandidateReport, "digests">;

type ReviewedRow = ScoreRow & { reviews?: readonly RowReview[] };
type Scored = {
  breakdown: readonly (Omit<ComponentExplanation, "rows"> & { rows: readonly ReviewedRow[] })[];
  weights: ScoreWeights;
};

/** The parts that count, in display order. */
export function reportParts({ breakdown, weights }: Scored): ReportPart[] {
  return scoreParts.flatMap(({ component, name }) => {
    const line = breakdown.find((each) => each.component === component);
    const weight = weights[component];
    if (line === undefined || weight === 0) return [];
    const { score, state, reason, rows } = line;
    const points = threeDecimals(weight * score);
    const told = rows.map(reportRow);
    return [{ component, name, score, weight, points, state, reason, rows: told }];
  });
}

function reportRow({ quote, nearest, reviews = [], ...row }: ReviewedRow): ReportRow {
  return {
    ...row,
    quote: quoteOf(quote),
    ...(nearest === undefined ? {} : { nearest: quoteOf(nearest) }),
    reviews: reviews.map(({ id: _, at, ...review }) => ({ ...review, at: at.toISOString() })),
  };
}

function quoteOf(quote: ScoreRow["quote"]) {
  if (quote === null) return null;
  const { text, page, line, context } = quote;
  return { text, page, line, context };
}

export function reportAnswers(
  parts: readonly ReportPart[],
): Record<"must" | "nice", ReportAnswers> {
  const rows = parts.find(({ component }) => component === "skills")?.rows ?? [];
  const count = (kind: "must" | "nice") => {
    const of = (state: ScoreRow["state"]) =>
      rows.filter((row) => row.kind === kind && row.state === state).length;
    return {
      shown: of("shown"),
      listed: of("listed"),
      related: of("related"),
      notFound: of("not-found"),
    };
  };
  return { must: count("must"), nice: count("nice") };
}

/**
 * The place of a total, with how many candidates precede it, for which reason, and how many are
 * equal.
 */
export function reportOrder(
  { before, equal }: Pick<ReportOrder, "before" | "equal">,
  of: number,
): ReportOrder {
  const place = 1 + before.higherTotal + before.moreSkills;
  return { place, of, before, equal, behind: of - place - equal };
}

export function reportChange(found: Improvement, order: ReportOrder): ReportChange {
  const { requirement, line, role, beforeLine, score, gain } = found;
  const parts = reportParts(score).map(({ component, score: points, weight, ...part }) => ({
    ...{ component, score: points, weight, points: part.points },
  }));
  return { requirement, line, role, beforeLine, total: score.totalScore, gain, parts, order };
}

/**
 * Limits a report to its audience. The candidate's copy has no data about others, and no comments
 * except the reasons.
 */
export function forAudience(report: OpenReport, audience: ReportAudience): OpenReport {
  if (audience === "internal") return { ...report, audience };
  const { ranks, decision, score } = report;
  const parts = score.parts.map((part) => ({ ...part, rows: part.rows.map(withoutReviewers) }));
  return {
    ...report,
    audience,
    score: { ...score, parts },
    ranks: { ...ranks, ai: ranks.ai && { ...ranks.ai, reason: null } },
    decision: decision && { ...decision, by: null, note: null },
  };
}

const withoutReviewers = (row: ReportRow): ReportRow => ({
  ...row,
  reviews: row.reviews.map((review) => ({ ...review, by: null })),
});

/** The JSON of each section, hashed separately to show which one was changed. */
export function sectionsOf(report: OpenReport): [name: string, json: string][] {
  return Object.entries(report).map(([name, value]) => [name, JSON.stringify(value)]);
}

function threeDecimals(value: number): number {
  return Math.round((value + 1e-9) * 1000) / 1000;
}
