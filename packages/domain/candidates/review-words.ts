import type { RowReview } from "./candidate.ts";

type Worded = Pick<RowReview, "scope" | "counts" | "text" | "by"> & { at: string };

/** "“Settled invoices” counts for this candidate: Ada Obi, 2026-11-26." */
export function reviewWords({ scope, counts, text, by, at }: Worded): string {
  const verdict = counts ? "counts" : "doesn't count";
  const whom = scope === "job" ? "every candidate of this job" : "this candidate";
  return `“${text}” ${verdict} for ${whom}: ${by === null ? "" : `${by}, `}${at.slice(0, 10)}.`;
}
