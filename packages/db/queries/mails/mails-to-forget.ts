import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { backgroundJobs } from "../../schema/background-jobs.ts";

const kind = "forget-mails";

/**
 * A person whose mails have to be deleted from the outbox. Files written by an older version
 * contain no account id and are found by the address.
 */
export type ForgottenPerson = { userId: string; email: string | null };

/**
 * Records that an account's mails have to be deleted from the outbox, in the transaction that
 * deletes the account. No row references those files, so they would be left behind by a crash.
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

/** Lists the people whose mails are still to be deleted. In old rows the key is the address. */
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
