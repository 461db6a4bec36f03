import { rateLimits } from "../schema/rate-limits.ts";
import type { Database } from "../connect.ts";

const key = "server:heartbeat";

/** Writes a row to the disk. Rejects if nothing can be written. */
export async function writeHeartbeat(db: Database, now: Date): Promise<void> {
  const set = { points: 0, expire: now.getTime() };
  db.insert(rateLimits)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: rateLimits.key, set })
    .run();
}
