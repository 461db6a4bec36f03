import { historyLimits } from "@resume-picker/domain/accounts/account-limits";
import type { Mention } from "@resume-picker/domain/decisions/mentions";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { scores } from "../../schema/scoring.ts";
import { noteMentions } from "../../schema/decisions.ts";
import type { ViewableCandidate, ViewableJob } from "../allowed-rows.ts";

/** Whether a candidate is on the job. */
export const isOnThatJob = (db: Database, job: ViewableJob, { id }: ViewableCandidate): boolean =>
  db
    .select({ id: scores.id })
    .from(scores)
    .where(and(eq(scores.jobId, job.id), eq(scores.candidateId, id)))
    .get() !== undefined;

/** @returns the users who were not mentioned in the note before. */
export function addMentions(
  db: Database,
  job: ViewableJob,
  { noteId, userIds, now }: { noteId: number; userIds: readonly string[]; now: Date },
): string[] {
  const write = (tx: Transaction): string[] =>
    userIds.filter((userId) => {
      const values = { noteId, jobId: job.id, userId, createdAt: now };
      const { changes } = tx.insert(noteMentions).values(values).onConflictDoNothing().run();
      tx.run(sql`delete from note_mentions where user_id = ${userId} and id <= (
        select id from note_mentions where user_id = ${userId}
        order by id desc limit 1 offset ${historyLimits.mentions})`);
      return changes > 0;
    });
  return db.transaction(write, { behavior: "immediate" });
}

/** The mentions that the user may still see: on the job, with note and candidate existing. */
const seen = (userId: string) => sql`from note_mentions m
    join candidate_notes n on n.id = m.note_id and n.text is not null
    join jobs j on j.id = m.job_id and j.deleted_at is null
    join candidates c on c.id = n.candidate_id and c.deleted_at is null
    join scores s on s.job_id = m.job_id and s.candidate_id = c.id
    where m.user_id = ${userId} and (j.created_by = ${userId} or exists (select 1
      from job_members k where k.job_id = j.id and k.user_id = ${userId}))`;

/** Newest first, each with the full text of its note. */
export function listMentions(db: Database, userId: string, limit: number): Mention[] {
  const rows = db.all<
    Omit<Mention, "at" | "readAt"> & { at: number; readAt: number | null }
  >(sql`select m.id as id, j.id as jobId, j.title as jobTitle, c.id as candidateId, c.name as name,
      c.file_name as fileName, n.text as text, n.author_name as "by",
      m.created_at as at, m.read_at as readAt
    ${seen(userId)} order by m.id desc limit ${limit}`);
  return rows.map(({ at, readAt, ...row }) => ({
    ...row,
    at: new Date(at),
    readAt: readAt === null ? null : new Date(readAt),
  }));
}

export const countUnread = (db: Database, userId: string): number =>
  db.get<{ n: number }>(sql`select count(*) as n ${seen(userId)} and m.read_at is null`).n;

/** Mentions of other users are left unchanged. */
export function markRead(
  db: Database,
  userId: string,
  { ids, now }: { ids: readonly number[]; now: Date },
): void {
  const among = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  db.update(noteMentions)
    .set({ readAt: now })
    .where(
      and(
        eq(noteMentions.userId, userId),
        isNull(noteMentions.readAt),
        inArray(noteMentions.id, among),
      ),
    )
    .run();
}
