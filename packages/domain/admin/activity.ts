import { z } from "zod";

export const activityRanges = ["30-days", "12-months"] as const;
export type ActivityRange = (typeof activityRanges)[number];

/** The number of events in one day ("2026-03-01") or month ("2026-03"), in UTC. */
export const ActivityBucket = z.object({
  bucket: z.string(),
  signUps: z.number().int(),
  uploads: z.number().int(),
  /** Weighted rankings, AI rankings and re-scorings. */
  rankings: z.number().int(),
  sessions: z.number().int(),
});
export type ActivityBucket = z.infer<typeof ActivityBucket>;

const dayMs = 24 * 60 * 60 * 1000;

/** The buckets of a range that ends today, oldest first, and the start of the first one. */
export function listBuckets(range: ActivityRange, now: Date): { since: Date; buckets: string[] } {
  if (range === "30-days") {
    const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
    const days = Array.from({ length: 30 }, (_, index) => new Date(today - (29 - index) * dayMs));
    return {
      since: new Date(today - 29 * dayMs),
      buckets: days.map((day) => day.toISOString().slice(0, 10)),
    };
  }
  const firstOf = (back: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
  const months = Array.from({ length: 12 }, (_, index) => firstOf(11 - index));
  return { since: firstOf(11), buckets: months.map((month) => month.toISOString().slice(0, 7)) };
}
