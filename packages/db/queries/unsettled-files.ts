import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { work } from "../schema/work.ts";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

const kind = "settle-file";

/**
 * Says that a file is about to be stored, or to be deleted: whichever way it ends, the file then
 * belongs to a candidate or is gone. What a crash leaves unsettled, the next start settles.
 */
export function markUnsettled(
  tx: Transaction | Database,
  files: readonly string[],
  now: Date,
): void {
  for (const key of files) {
    tx.insert(work)
      .values({ kind, key, payload: {}, createdAt: now, nextAttemptAt: now })
      .onConflictDoNothing()
      .run();
  }
}

export function markSettled(tx: Transaction | Database, sha256: string): void {
  tx.delete(work)
    .where(and(eq(work.kind, kind), inArray(work.key, [sha256])))
    .run();
}

export async function listUnsettledFiles(db: Database): Promise<string[]> {
  return db
    .select({ key: work.key })
    .from(work)
    .where(eq(work.kind, kind))
    .all()
    .map(({ key }) => key);
}
