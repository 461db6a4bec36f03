import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { work } from "../../schema/work.ts";

const kind = "forget-mails";

/**
 * Remembers, in the transaction that deletes an account, that the mails to its address have to go
 * from the outbox: no row names those files, so that a crash in between would leave them there.
 */
export function addMailsToForget(tx: Transaction, address: string, now: Date): void {
  tx.insert(work)
    .values({ kind, key: address, payload: {}, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
    .run();
}

export async function markMailsForgotten(db: Database, address: string): Promise<void> {
  db.delete(work)
    .where(and(eq(work.kind, kind), eq(work.key, address)))
    .run();
}

/** Addresses whose mails are still to go. */
export async function listMailsToForget(db: Database): Promise<string[]> {
  const rows = db.select({ key: work.key }).from(work).where(eq(work.kind, kind)).all();
  return rows.map(({ key }) => key);
}
