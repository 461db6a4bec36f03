import { and, eq } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { work } from "../schema/work.ts";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/**
 * CVs by their SHA-256, images of the blog by the hash in their name, and addresses whose mails in
 * the outbox have to go.
 */
export type UnsettledKind = "settle-file" | "settle-image" | "forget-mails";

/**
 * Says that something beside the database is about to be stored, or to be deleted: whichever way it
 * ends, it then belongs to a row or is gone. What a crash leaves unsettled, the next start settles.
 */
export function markUnsettled(
  tx: Transaction | Database,
  keys: readonly string[],
  { kind = "settle-file", now }: { kind?: UnsettledKind; now: Date },
): void {
  for (const key of keys) {
    tx.insert(work)
      .values({ kind, key, payload: {}, createdAt: now, nextAttemptAt: now })
      .onConflictDoNothing()
      .run();
  }
}

export function markSettled(
  tx: Transaction | Database,
  key: string,
  kind: UnsettledKind = "settle-file",
): void {
  tx.delete(work)
    .where(and(eq(work.kind, kind), eq(work.key, key)))
    .run();
}

export async function listUnsettled(
  db: Database,
  kind: UnsettledKind = "settle-file",
): Promise<string[]> {
  return db
    .select({ key: work.key })
    .from(work)
    .where(eq(work.kind, kind))
    .all()
    .map(({ key }) => key);
}
