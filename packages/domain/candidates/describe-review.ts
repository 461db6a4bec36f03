import type { RowReview } from "./candidate.ts";

type Verdict = Pick<RowReview, "counts" | "countsAs">;
type Worded = Verdict & Pick<RowReview, "scope" | "text" | "by"> & { at: string };

const kinds = {
  shown: "counts",
  listed: "counts as listed",
  related: "counts as similar",
} as const;

export const verdictLabel = ({ counts, countsAs }: Verdict): string =>
  counts ? kinds[countsAs] : "doesn't count";

/** "“Settled invoices” counts for this candidate: Ada Obi, 2026-11-26." */
export function describeReview({ scope, text, by, at, ...verdict }: Worded): string {
  const whom = scope === "job" ? "every candidate of this job" : "this candidate";
  const who = by === null ? "" : `${by}, `;
  return `“${text}” ${verdictLabel(verdict)} for ${whom}: ${who}${at.slice(0, 10)}.`;
}
