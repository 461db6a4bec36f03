import type { Mail } from "@resume-picker/domain/accounts/mails";
import { and, asc, count, eq, lte } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { mails } from "../schema/mails.ts";

export type QueuedMail = typeof mails.$inferSelect;

export async function queueMail(db: Database, mail: Mail, now: Date): Promise<void> {
  db.insert(mails)
    .values({ ...mail, createdAt: now, nextAttemptAt: now })
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

/** What was sent needs no keeping: its links and words are private. */
export async function markMailSent(db: Database, id: number, now: Date): Promise<void> {
  db.update(mails)
    .set({ status: "sent", sentAt: now, text: "", html: "", lastError: null })
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
