import { findKeptText, keepText } from "./kept-text.ts";

const nameFor = (userId: string) => `last-job:${userId}`;

/** Stores the user's last job on this device. */
export function keepLastJob(userId: string, jobId: number): void {
  keepText(nameFor(userId), jobId);
}

/** Returns the last job's id, or null. If that job was deleted, its page shows the first job. */
export function findLastJob(userId: string): number | null {
  const kept = findKeptText(nameFor(userId));
  return typeof kept === "number" && Number.isSafeInteger(kept) && kept > 0 ? kept : null;
}
