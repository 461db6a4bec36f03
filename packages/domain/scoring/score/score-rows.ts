import type { ScoreRow } from "./score.ts";
import { oneDecimal } from "./total-score.ts";

/** A row without its points, which depend on the weight of all rows. */
export type UnratedRow = Omit<ScoreRow, "points">;

/**
 * Computes a part from its rows: 100 × Σ credit × weight ÷ Σ weight. Credits, weights and points
 * are rounded first, so a person who adds up the rows gets the same result.
 */
export function rateRows(unrated: readonly UnratedRow[]): { score: number; rows: ScoreRow[] } {
  const counting = unrated.filter(({ weight }) => weight > 0);
  const rounded = counting.map((row) => ({
    ...row,
    credit: threeDecimals(row.credit),
    weight: threeDecimals(row.weight),
  }));
  const total = rounded.reduce((sum, { weight }) => sum + weight, 0);
  const rows = rounded.map((row) => ({
    ...row,
    points: threeDecimals((100 * row.credit * row.weight) / total),
  }));
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  return { score: oneDecimal(Math.min(100, points)), rows };
}

/** A row that is not a requirement: the similarity of a title, years, a gap. */
export function figureRow(
  requirement: string,
  { credit, weight, ...found }: { credit: number; weight: number } & Partial<UnratedRow>,
): UnratedRow {
  return {
    requirement,
    kind: "other",
    state: null,
    by: null,
    credit,
    weight,
    quote: null,
    ...found,
  };
}

function threeDecimals(value: number): number {
  return Math.round((value + 1e-9) * 1000) / 1000;
}
