import { sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import type { OwnedJob } from "../owned-rows.ts";

/** Another text as soon as the owner's candidates, the job or who stands in it are others. */
export function readPoolMark(db: Database, job: OwnedJob): string {
  const marks = db.all(sql`
    select count(*), max(updated_at) from candidates
      where created_by = ${job.createdBy} and deleted_at is null
    union all
    select count(*), sum(total_score) from scores where job_id = ${job.id}`);
  return JSON.stringify([job.updatedAt, job.weights, marks]);
}

/** How many candidates the owner has who are none of the job's. */
export function countOthers(db: Database, job: OwnedJob): number {
  const row = db.get<{ others: number }>(sql`
    select (select count(*) from candidates
        where created_by = ${job.createdBy} and deleted_at is null)
      - (select count(*) from scores where job_id = ${job.id}
        and candidate_id not in (select id from candidates where deleted_at is not null))
      as others`);
  return row.others;
}
