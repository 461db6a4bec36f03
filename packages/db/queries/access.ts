import type { JobAction, JobRole } from "@resume-picker/domain/jobs/sharing/job-roles";
import { requireRole, strongestRole } from "@resume-picker/domain/jobs/sharing/job-roles";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { prepareOnce } from "../prepare-once.ts";
import { candidates } from "../schema/candidates.ts";
import { jobs } from "../schema/jobs.ts";
import { requestedBy } from "./allowed-rows.ts";
import type { CandidateFor, JobFor } from "./allowed-rows.ts";
import { isUndeletedCandidate, isUndeletedJob } from "./undeleted-rows.ts";

/** The user whose access is checked, and the action they want to perform. */
export type Requester<Action extends JobAction = JobAction> = { userId: string; action: Action };

const { deletedAt: _, ...jobColumns } = getTableColumns(jobs);
const {
  extractedText: _text,
  deletedAt: _deleted,
  ...candidateColumns
} = getTableColumns(candidates);
export { candidateColumns, jobColumns };

// Raw SQL, because Drizzle omits the table name when the outer query uses only that table.

/** The user's role on a job of the outer query; null if they aren't on it. */
export const roleOnJob = (userId: string | SQL) =>
  sql<JobRole | null>`case when jobs.created_by = ${userId} then 'owner' else
    (select role from job_members where job_id = jobs.id and user_id = ${userId}) end`;

/** True if the user owns a job of the outer query or is one of its members. */
export const isOnJob = (userId: string | SQL): SQL =>
  sql`(jobs.created_by = ${userId} or jobs.id in
    (select job_id from job_members where user_id = ${userId}))`;

const jobFor = prepareOnce((db: Database) => {
  const userId = sql.placeholder("userId");
  return db
    .select({ ...jobColumns, role: roleOnJob(sql`${userId}`) })
    .from(jobs)
    .where(
      and(eq(jobs.id, sql.placeholder("id")), isOnJob(sql`${userId}`), isUndeletedJob(jobs.id)),
    )
    .prepare();
});

/**
 * Returns the job if the user may perform the action on it.
 * @returns null if there is no such job that they may see.
 * @throws AppError FORBIDDEN if they may see it but not perform the action.
 */
export async function findJob<Action extends JobAction>(
  db: Database,
  id: number,
  { userId, action }: Requester<Action>,
): Promise<JobFor[Action] | null> {
  const row = jobFor(db).get({ id, userId });
  if (!row || row.role === null) return null;
  requireRole(row.role, action);
  // The role comes from the same row and allows the action.
  return { ...row, [requestedBy]: userId } as unknown as JobFor[Action];
}

const memberRoles = (userId: string | SQL) =>
  sql<string>`(select json_group_array(m.role) from scores s
    join job_members m on m.job_id = s.job_id and m.user_id = ${userId}
    join jobs j on j.id = s.job_id and j.deleted_at is null
    where s.candidate_id = candidates.id)`;

const candidateFor = prepareOnce((db: Database) => {
  const userId = sql`${sql.placeholder("userId")}`;
  return db
    .select({ candidate: candidateColumns, roles: memberRoles(userId) })
    .from(candidates)
    .where(and(eq(candidates.id, sql.placeholder("id")), isUndeletedCandidate(candidates.id)))
    .prepare();
});

/**
 * Returns the candidate if the user may perform the action. The user must be the owner or a member
 * of one of the candidate's jobs.
 * @returns null if there is no such candidate that they may see.
 * @throws AppError FORBIDDEN if they may see the candidate but not perform the action.
 */
export async function findCandidate<Action extends JobAction>(
  db: Database,
  id: number,
  { userId, action }: Requester<Action>,
): Promise<CandidateFor[Action] | null> {
  const row = candidateFor(db).get({ id, userId });
  if (!row) return null;
  // SQLite builds this JSON from the roles in `job_members`.
  const asMember = JSON.parse(row.roles) as JobRole[];
  const role = row.candidate.createdBy === userId ? "owner" : strongestRole(asMember);
  if (role === null) return null;
  requireRole(role, action);
  // The role comes from the same row and allows the action.
  return row.candidate as CandidateFor[Action];
}

const undeletedJobsOf = sql`select s.job_id from scores s
  join jobs j on j.id = s.job_id and j.deleted_at is null where s.candidate_id = candidates.id`;

/** True if the user may see a candidate of the outer query. */
export const isVisibleTo = (userId: string): SQL =>
  sql`(candidates.created_by = ${userId} or exists (${undeletedJobsOf} and s.job_id in
    (select job_id from job_members where user_id = ${userId})))`;

/**
 * True if the user may delete a candidate of the outer query, as the owner or as an editor of every
 * job that the candidate is on.
 */
export const isDeletableBy = (userId: string): SQL =>
  sql`(candidates.created_by = ${userId} or (exists (${undeletedJobsOf}) and not exists
    (${undeletedJobsOf} and s.job_id not in
      (select job_id from job_members where user_id = ${userId} and role = 'editor'))))`;
