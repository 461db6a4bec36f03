import type { QueuedMail as MailState } from "@resume-picker/domain/admin/operations";
import type { Mail } from "@resume-picker/domain/accounts/mails";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { mails } from "../../schema/mails.ts";

export type QueuedMail = typeof mails.$inferSelect;

/** A mail and the account that it concerns; null for a recipient without an account. */
export type AccountMail = { mail: Mail; userId: string | null; candidateMessageId?: number };

export async function queueMail(db: Database, sent: AccountMail, now: Date): Promise<void> {
  insertMail(db, sent, now);
}

export function insertMail(
  tx: Transaction | Database,
  { mail, userId, candidateMessageId }: AccountMail,
  now: Date,
): { id: number } {
  const ofMessage = candidateMessageId ?? null;
  return tx
    .insert(mails)
    .values({
      ...{ ...mail, userId, candidateMessageId: ofMessage },
      ...{ createdAt: now, nextAttemptAt: now },
    })
    .returning({ id: mails.id })
    .get();
}

/** Assigns mails to an address that had no account to the account that it has now. */
export function claimMails(tx: Transaction, to: { userId: string; email: string }): void {
  const isTheirs = eq(sql`lower(${mails.recipient})`, to.email.toLowerCase());
  tx.update(mails)
    .set({ userId: to.userId })
    .where(and(isNull(mails.userId), isTheirs))
    .run();
}

/** Number of mails waiting to be sent. */
export async function countQueuedMails(db: Database): Promise<number> {
  return db.select({ n: count() }).from(mails).where(eq(mails.status, "queued")).get()?.n ?? 0;
}

export async function listDueMails(db: Database, now: Date): Promise<QueuedMail[]> {
  return (
    db
      .select()
      .from(mails)
      .where(and(eq(mails.status, "queued"), lte(mails.nextAttemptAt, now)))
      // Account links must not wait behind bulk messages to candidates.
      .orderBy(sql`${mails.candidateMessageId} is not null`, asc(mails.nextAttemptAt))
      .limit(50)
      .all()
  );
}

/** Clears the content of mails that were sent or saved to the outbox, because it is private. */
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

/** `nextAttemptAt` is null if the mail is not retried automatically. */
export type MailFailure = {
  attempts: number;
  error: string;
  status: "queued" | "failed" | "unconfirmed";
  nextAttemptAt: Date | null;
};

export async function markMailFailed(
  db: Database,
  id: number,
  { attempts, error, status, nextAttemptAt }: MailFailure,
): Promise<void> {
  const next = nextAttemptAt === null ? {} : { nextAttemptAt };
  db.update(mails)
    .set({ attempts, status, lastError: error.slice(0, 500), ...next })
    .where(eq(mails.id, id))
    .run();
}

/** Runs before the mail server is contacted. A stop after this leaves the message unconfirmed. */
export async function markMailSending(db: Database, id: number): Promise<void> {
  db.update(mails).set({ status: "sending" }).where(eq(mails.id, id)).run();
}

/**
 * Marks messages to candidates that were being sent when the last process stopped, because the mail
 * server may have accepted them. A person decides whether to send them again. After a restore this
 * applies to all messages that were waiting when the backup was made.
 */
export function recordInterruptedMails(db: Database, { isRestored = false } = {}): void {
  const status = isRestored ? (["sending", "queued"] as const) : (["sending"] as const);
  const lastError = "The server stopped while it was sent.";
  db.update(mails)
    .set({ status: "unconfirmed", lastError })
    .where(and(isNotNull(mails.candidateMessageId), inArray(mails.status, status)))
    .run();
}

/** Whether an administrator may see the recipient. Messages to candidates are private. */
const ofAccount = isNull(mails.candidateMessageId);
const unlessOfCandidate = (column: SQLWrapper, instead: string | null) =>
  sql`case when ${ofAccount} then ${column} else ${instead} end`;

/** Unsent mails first, then the newest, without their texts. */
export async function listMails(db: Database, limit: number): Promise<MailState[]> {
  const {
    text: _text,
    html: _html,
    replyTo: _reply,
    userId: _user,
    candidateMessageId: _message,
    ...columns
  } = getTableColumns(mails);
  return db
    .select({
      ...columns,
      recipient: unlessOfCandidate(mails.recipient, "a candidate").mapWith(String),
      subject: unlessOfCandidate(mails.subject, "Message to a candidate").mapWith(String),
      // Error messages of mail servers quote the address.
      lastError: sql<string | null>`${unlessOfCandidate(mails.lastError, null)}`,
      canRetry: sql`${ofAccount} and ${mails.status} in ('queued', 'failed')`.mapWith(Boolean),
    })
    .from(mails)
    .orderBy(sql`${mails.status} in ('sent', 'kept', 'unconfirmed')`, desc(mails.id))
    .limit(limit)
    .all();
}

/** Excludes failed messages to candidates, which their sender deals with, not the administrator. */
export async function countMails(
  db: Database,
): Promise<Record<"queued" | "sent" | "kept" | "failed", number>> {
  const rows = db
    .select({ status: mails.status, n: count() })
    .from(mails)
    .where(or(ofAccount, eq(mails.status, "queued")))
    .groupBy(mails.status)
    .all();
  const counted = new Map(rows.map(({ status, n }) => [status, n]));
  const of = (status: QueuedMail["status"]) => counted.get(status) ?? 0;
  return { queued: of("queued"), sent: of("sent"), kept: of("kept"), failed: of("failed") };
}

/**
 * Moves an unsent mail to the front of the queue. Returns whether there was one. Only its sender
 * can resend a message to a candidate.
 */
export async function retryMail(db: Database, id: number, now: Date): Promise<boolean> {
  const change = db
    .update(mails)
    .set({ status: "queued", attempts: 0, nextAttemptAt: now })
    .where(and(eq(mails.id, id), ofAccount, notInArray(mails.status, ["sent", "kept"])))
    .run();
  return change.changes > 0;
}
