import { findKeptText, keepText } from "../../lib/kept/kept-text.ts";

/**
 * The candidates that the header's checkbox has added to the shortlist, so that it removes no
 * others. Stored on this device. On other devices, candidates count as added individually and stay.
 */
const nameOf = (jobId: number) => `shortlisted-together:${jobId}`;

export function readBulkAdded(jobId: number | null): readonly number[] {
  const kept = jobId === null ? null : findKeptText(nameOf(jobId));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
}

export function keepBulkAdded(jobId: number | null, ids: readonly number[]): void {
  if (jobId !== null) keepText(nameOf(jobId), [...new Set(ids)]);
}

/** Marks these candidates as added individually. */
export function forgetBulkAdded(jobId: number | null, ids: readonly number[]): void {
  const kept = readBulkAdded(jobId);
  if (kept.length === 0) return;
  const gone = new Set(ids);
  keepBulkAdded(
    jobId,
    kept.filter((id) => !gone.has(id)),
  );
}
