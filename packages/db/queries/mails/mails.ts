import type { QueuedMail as MailState } from "@resume-picker/domain/admin/operations";
import type { Mail } from "@resume-picker/domain/accounts/mails";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNull,
  lte,
  notInArray,
  sql,
} from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { mails } from "../../schema/mails.ts";

export type QueuedMail = typeof mails.$inferSelect;

/** A mail and the account that it is about; null for somebody who has none. */
export type AccountMail = { mail: Mail; userId: string | null };

export async function queueMail(db: Database, sent: AccountMail, now: Date): Promise<void> {
  insertMail(db, sent, now);
}

export function insertMail(
  tx: Transaction | Database,
  { mail, userId }: AccountMail,
  now: Date,
): { id: number } {
  return tx
    .insert(mails)
    .values({ ...mail, userId, createdAt: now, nextAttemptAt: now })
    .returning({ id: mails.id })
    .get();
}

/** Mails to an address that had no account belong to the account that it has now. */
export function claimMails(tx: Transaction, to: { userId: string; email: string }): void {
  const isTheirs = eq(sql`lower(${mails.recipient})`, to.email.toLowerCase());
  tx.update(mails)
    .set({ userId: to.userId })
    .where(and(isNull(mails.userId), isTheirs))
    .run();
}

/** Mails that wait to be sent. */
export async function countQueuedMails(db: Database): Promise<number> {
  return db.select({ n: count() }).from(mails).where(eq(mails.status, "queued")).get()?.n ?? 0;
}

export async function listDueMails(db: Database, now: Date): Promise<QueuedMail[]> {
  return db
    .select()
    .from(mails)
    .where(and(eq(mails.status, "queued"), lte(mails.nextAttemptAt, now)))
    .orderBy(asc(mails.nextAttemptAt))
    .limit(50)
    .all();
}

/** What was sent or stands in the outbox needs no keeping: its links and words are private. */
export async function markMailDone(
  db: Database,
  id: number,
  { status, now }: { status: "sent" | "kept"; now: Date },
): Promise<void> {
  db.update(mails)
    .set({ status, sentAt: now, text: "", html: "", lastError: null })
    .where(eq(mails.id, id))
    .run();
}

export async function markMailFailed(
  db: Database,
  id: number,
  failure: { attempts: number; error: string; nextAttemptAt: Date | null },
): Promise<void> {
  const { attempts, error, nextAttemptAt } = failure;
  db.update(mails)
    .set({
      attempts,
      lastError: error.slice(0, 500),
      ...(nextAttemptAt === null ? { status: "failed" as const } : { nextAttemptAt }),
    })
    .where(eq(mails.id, id))
    .run();
}

/** Those not sent yet first, then the latest; their texts stay where they are. */
export async function listMails(db: Database, limit: number): Promise<MailState[]> {
  const {
    text: _text,
    html: _html,
    replyTo: _reply,
    userId: _user,
    ...columns
  } = getTableColumns(mails);
  return db
    .select(columns)
    .from(mails)
    .orderBy(sql`${mails.status} in ('sent', 'kept')`, desc(mails.id))
    .limit(limit)
    .all();
}

export async function countMails(db: Database): Promise<Record<QueuedMail["status"], number>> {
  const rows = db
    .select({ status: mails.status, n: count() })
    .from(mails)
    .groupBy(mails.status)
    .all();
  return {
    queued: 0,
    sent: 0,
    kept: 0,
    failed: 0,
    ...Object.fromEntries(rows.map((row) => [row.status, row.n])),
  };
}

/** Puts a mail that was not sent at the head of the queue. Answers whether there was one. */
export async function retryMail(db: Database, id: number, now: Date): Promise<boolean> {
  const change = db
    .update(mails)
    .set({ status: "queued", attempts: 0, nextAttemptAt: now })
    .where(and(eq(mails.id, id), notInArray(mails.status, ["sent", "kept"])))
    .run();
  return change.changes > 0;
}
