import { sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import type { OwnedJob } from "../allowed-rows.ts";
import { isOverdue } from "./retention.ts";
import type { RetentionRules } from "./retention.ts";

/** Returns a text that changes with the owner's candidates, the job or the job's candidates. */
export function readPoolVersion(db: Database, job: OwnedJob): string {
  const marks = db.all(sql`
    select count(*), max(updated_at) from candidates
      where created_by = ${job.createdBy} and deleted_at is null
    union all
    select count(*), sum(total_score) from scores where job_id = ${job.id}`);
  return JSON.stringify([job.updatedAt, job.weights, marks]);
}

/** Counts the owner's candidates who are not on the job and within their retention period. */
export function countOthers(
  db: Database,
  job: OwnedJob,
  { rules, today }: { rules: RetentionRules; today: string },
): number {
  const isInTime = sql`not ${isOverdue(rules, today)}`;
  const row = db.get<{ others: number }>(sql`
    select count(*) as others from candidates c
    where c.created_by = ${job.createdBy} and c.deleted_at is null and ${isInTime}
      and c.id not in (select candidate_id from scores where job_id = ${job.id})`);
  return row.others;
}
