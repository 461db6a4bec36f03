import { findKeptText, keepText } from "../../lib/kept/kept-text.ts";

/**
 * Which candidates of a job the header's control has shortlisted, so that it removes no others. Kept
 * on this device: where nothing is known of them, candidates count as added one by one, and stay.
 */
const nameOf = (jobId: number) => `shortlisted-together:${jobId}`;

export function readBulkAdded(jobId: number | null): readonly number[] {
  const kept = jobId === null ? null : findKeptText(nameOf(jobId));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
}

export function keepBulkAdded(jobId: number | null, ids: readonly number[]): void {
  if (jobId !== null) keepText(nameOf(jobId), [...new Set(ids)]);
}

/** From now on these count as chosen one by one. */
export function forgetBulkAdded(jobId: number | null, ids: readonly number[]): void {
  const kept = readBulkAdded(jobId);
  if (kept.length === 0) return;
  const gone = new Set(ids);
  keepBulkAdded(
    jobId,
    kept.filter((id) => !gone.has(id)),
  );
}
