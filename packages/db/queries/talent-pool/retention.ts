import { retentionMonthOptions } from "@resume-picker/domain/talent-pool/pool-rules";
import { retentionCutoff } from "@resume-picker/domain/talent-pool/retention";
import type { KeepMonths, Retention } from "@resume-picker/domain/talent-pool/retention";
import { eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { retentionRules } from "../../schema/candidates.ts";
import { jobRetention } from "../../schema/jobs.ts";
import { candidateVersions } from "../../schema/versions.ts";
import { timeQuery } from "../../time-query.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import type { OwnedJob, ViewableCandidate } from "../allowed-rows.ts";

/** An owner's retention rule and the jobs whose rules differ from it. */
export type RetentionRules = Pick<Retention, "keepMonths" | "jobs">;

export function findRetentionRules(db: Database, ownerId: string): RetentionRules {
  const isOwn = eq(retentionRules.userId, ownerId);
  const keepMonths = db.select().from(retentionRules).where(isOwn).get()?.keepMonths ?? null;
  const jobs = db.all<RetentionRules["jobs"][number]>(sql`select j.id as id, j.title as title,
      r.keep_months as keepMonths from job_retention r join jobs j on j.id = r.job_id
    where j.created_by = ${ownerId} and j.deleted_at is null order by j.id`);
  return { keepMonths, jobs };
}

export function saveKeepMonths(
  db: Database,
  keepMonths: KeepMonths,
  action: NewAction & { userId: string },
): void {
  db.transaction(
    (tx) => {
      const { userId } = action;
      tx.delete(retentionRules).where(eq(retentionRules.userId, userId)).run();
      if (keepMonths !== null) tx.insert(retentionRules).values({ userId, keepMonths }).run();
      insertAction(tx, action);
    },
    { behavior: "immediate" },
  );
}

/** @param rule.keepMonths undefined removes the job's own rule. */
export function saveJobKeepMonths(
  db: Database,
  { id: jobId }: OwnedJob,
  { keepMonths, action }: { keepMonths: KeepMonths | undefined; action: NewAction },
): void {
  db.transaction(
    (tx) => {
      tx.delete(jobRetention).where(eq(jobRetention.jobId, jobId)).run();
      if (keepMonths !== undefined) tx.insert(jobRetention).values({ jobId, keepMonths }).run();
      insertAction(tx, action);
    },
    { behavior: "immediate" },
  );
}

/** In months; longer than any rule. */
export const indefiniteMonths = 9999;

/**
 * The number of months that the candidate `c` is kept: the maximum of their jobs' rules, or the
 * owner's rule if they are on no job.
 */
export function retentionMonthsOf({ keepMonths, jobs }: RetentionRules): SQL<number> {
  const own = keepMonths ?? indefiniteMonths;
  // Without job rules, the same number applies to all.
  if (jobs.length === 0) return sql<number>`${own}`;
  const ofJob = sql.join(
    jobs.map(({ id, keepMonths: months }) => sql`when ${id} then ${months ?? indefiniteMonths}`),
    sql` `,
  );
  return sql<number>`coalesce((select max(case s.job_id ${ofJob} else ${own} end)
    from scores s join jobs j on j.id = s.job_id and j.deleted_at is null
    where s.candidate_id = c.id), ${own})`;
}

const isHeld = sql`exists (select 1 from retention_holds h where h.candidate_id = c.id)`;

/** True if no file of the candidate `c` was received on or after this day (`YYYY-MM-DD`). */
const isReceivedBefore = (day: string): SQL => isReceivedBeforeTime(sql`${startOf(day)}`);

const isReceivedBeforeTime = (time: SQL): SQL => sql`not exists (select 1 from candidate_versions v
    where v.candidate_id = c.id and v.received_at >= ${time})`;

/** True if the candidate `c` is past their retention period today, even if they are on hold. */
export function isOverdue(rules: RetentionRules, today: string): SQL {
  const { keepMonths, jobs } = rules;
  if (jobs.length === 0)
    return keepMonths === null ? sql`false` : isReceivedBefore(retentionCutoff(today, keepMonths));
  const borders = retentionMonthOptions.map(
    (months) => sql`when ${months} then ${startOf(retentionCutoff(today, months))}`,
  );
  // Every file was received after time 0, so candidates who are kept indefinitely are never
  // overdue.
  return isReceivedBeforeTime(
    sql`(case ${retentionMonthsOf(rules)} ${sql.join(borders, sql` `)} else 0 end)`,
  );
}

/** True if the candidate `c` is past their retention period today and not on hold. */
export const isPastRetention = (rules: RetentionRules, today: string): SQL =>
  sql`(${isOverdue(rules, today)} and not ${isHeld})`;

export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

type Owned = { ownerId: string; rules: RetentionRules; today: string };

const ofOwner = (ownerId: string) => sql`c.created_by = ${ownerId} and c.deleted_at is null`;

/** Lists up to `limit` candidates past their retention period and not on hold, by id. */
export function listPastRetention(
  db: Database,
  { ownerId, rules, today }: Owned,
  limit: number,
): number[] {
  const rows = db.all<{ id: number }>(sql`select c.id as id from candidates c
    where ${ofOwner(ownerId)} and ${isPastRetention(rules, today)} order by c.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Lists all candidates past their retention period, including those on hold. */
export function listOverdue(db: Database, { ownerId, rules, today }: Owned): number[] {
  const rows = db.all<{ id: number }>(sql`select c.id as id from candidates c
    where ${ofOwner(ownerId)} and ${isOverdue(rules, today)}`);
  return rows.map(({ id }) => id);
}

export type Due = { received: string; months: number; isHeld: boolean; count: number };

/** Counts candidates by the day of their latest file and by retention period. */
export function countByArrival(db: Database, { ownerId, rules }: Omit<Owned, "today">): Due[] {
  const rows = timeQuery("count by arrival", () =>
    db.all<Omit<Due, "isHeld"> & { isHeld: number }>(sql`
      select date(received / 1000, 'unixepoch') as received, months, isHeld, count(*) as count from (
        select (select max(v.received_at) from candidate_versions v where v.candidate_id = c.id)
            as received, ${retentionMonthsOf(rules)} as months, ${isHeld} as isHeld
          from candidates c where ${ofOwner(ownerId)})
      where received is not null group by 1, 2, 3`),
  );
  return rows.map((row) => ({ ...row, isHeld: row.isHeld === 1 }));
}

export type NextDue = Omit<Due, "count"> & {
  id: number;
  name: string | null;
  fileName: string;
};

/** Lists the candidates whose retention period ends first, whether past or not. */
export function listNextDue(
  db: Database,
  { ownerId, rules }: Omit<Owned, "today">,
  limit: number,
): NextDue[] {
  const rows = timeQuery("list next due", () =>
    db.all<Omit<NextDue, "isHeld"> & { isHeld: number }>(sql`
      select id, name, fileName, date(received / 1000, 'unixepoch') as received, months, isHeld from (
        select c.id as id, c.name as name, c.file_name as fileName,
            (select max(v.received_at) from candidate_versions v where v.candidate_id = c.id)
            as received, ${retentionMonthsOf(rules)} as months, ${isHeld} as isHeld
          from candidates c where ${ofOwner(ownerId)})
      where received is not null and months < ${indefiniteMonths}
      order by date(received / 1000, 'unixepoch', '+' || months || ' months'), id limit ${limit}`),
  );
  return rows.map((row) => ({ ...row, isHeld: row.isHeld === 1 }));
}

/** Returns when the candidate's newest file was received, and how many months they are kept. */
export function findRetention(
  db: Database,
  { id, createdBy, createdAt }: ViewableCandidate,
): { received: Date; keepMonths: KeepMonths; isHeld: boolean } {
  const last = db
    .select({ last: sql<number | null>`max(${candidateVersions.receivedAt})` })
    .from(candidateVersions)
    .where(eq(candidateVersions.candidateId, id))
    .get()?.last;
  const rules = findRetentionRules(db, createdBy);
  const row = db.get<{ months: number; isHeld: number }>(
    sql`select ${retentionMonthsOf(rules)} as months, ${isHeld} as isHeld from candidates c where c.id = ${id}`,
  );
  return {
    received: typeof last === "number" ? new Date(last) : createdAt,
    // A value from the rules, which are validated when they are saved.
    keepMonths: row.months === indefiniteMonths ? null : (row.months as KeepMonths),
    isHeld: row.isHeld === 1,
  };
}
