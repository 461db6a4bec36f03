import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { rateLimits } from "../../schema/rate-limits.ts";

/** Deletes the counters whose keys begin with `start`. */
export async function deleteRateLimits(db: Database, start: string): Promise<void> {
  db.delete(rateLimits)
    .where(eq(sql`substr(${rateLimits.key}, 1, ${start.length})`, start))
    .run();
}

export async function deleteExpiredRateLimits(db: Database, now: Date): Promise<void> {
  db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime())).run();
}
