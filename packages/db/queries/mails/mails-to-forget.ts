import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { backgroundJobs } from "../../schema/background-jobs.ts";

const kind = "forget-mails";

/**
 * Whose mails have to go from the outbox. Files that an older version has written name no account
 * and are found by the address.
 */
export type ForgottenPerson = { userId: string; email: string | null };

/**
 * Remembers, in the transaction that deletes an account, that its mails have to go from the outbox:
 * no row names those files, so that a crash in between would leave them there.
 */
export function addMailsToForget(tx: Transaction, person: ForgottenPerson, now: Date): void {
  const { userId, email } = person;
  tx.insert(backgroundJobs)
    .values({ kind, key: userId, payload: { email }, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
    .run();
}

export async function markMailsForgotten(db: Database, { userId }: ForgottenPerson): Promise<void> {
  db.delete(backgroundJobs)
    .where(and(eq(backgroundJobs.kind, kind), eq(backgroundJobs.key, userId)))
    .run();
}

/** Whose mails are still to go; of an older version's rows the key is the address. */
export async function listMailsToForget(db: Database): Promise<ForgottenPerson[]> {
  const rows = db
    .select({ key: backgroundJobs.key, payload: backgroundJobs.payload })
    .from(backgroundJobs)
    .where(eq(backgroundJobs.kind, kind))
    .all();
  return rows.map(({ key, payload: { email } }) => {
    if (typeof email === "string") return { userId: key, email };
    return { userId: key, email: key.includes("@") ? key : null };
  });
}
