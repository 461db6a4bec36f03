import { findKeptText, keepText } from "./kept-text.ts";

const nameFor = (userId: string) => `last-job:${userId}`;

/** Remembers, on this device, which job somebody worked on. */
export function keepLastJob(userId: string, jobId: number): void {
  keepText(nameFor(userId), jobId);
}

/** null where none is remembered. It may be gone meanwhile: its page shows the first job then. */
export function findLastJob(userId: string): number | null {
  const kept = findKeptText(nameFor(userId));
  return typeof kept === "number" && Number.isSafeInteger(kept) && kept > 0 ? kept : null;
}
