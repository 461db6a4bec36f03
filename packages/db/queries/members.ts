import { personName } from "@resume-picker/domain/accounts/person-name";
import { maxMembers } from "@resume-picker/domain/jobs/sharing/job-roles";
import type { JobMember } from "@resume-picker/domain/jobs/sharing/members";
import type { MemberRole } from "@resume-picker/domain/jobs/sharing/job-roles";
import { AppError } from "@resume-picker/domain/errors";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { prepareOnce } from "../prepare-once.ts";
import { users } from "../schema/accounts.ts";
import { jobMembers } from "../schema/jobs.ts";
import { scores } from "../schema/scoring.ts";
import { insertAction } from "./accounts/user-actions.ts";
import type { NewAction } from "./accounts/user-actions.ts";
import type { OwnedJob, ViewableJob } from "./allowed-rows.ts";
import { transferJobs } from "./erasures/transfer-jobs.ts";

const { id, username, firstName, lastName, isActive } = users;
const person = { id, username, firstName, lastName, isActive };

type Person = { id: string; username: string; isActive: boolean } & Parameters<
  typeof personName
>[0];

const toMember = (
  who: Person,
  { role, addedAt }: Pick<JobMember, "role" | "addedAt">,
): JobMember => ({
  userId: who.id,
  username: who.username,
  name: personName(who),
  role,
  isActive: who.isActive,
  addedAt,
});

/** The owner first, then the members in the order in which they were added. */
export async function listMembers(db: Database, job: ViewableJob): Promise<JobMember[]> {
  const owner = db.select(person).from(users).where(eq(id, job.createdBy)).all();
  const members = db
    .select({ person, member: jobMembers })
    .from(jobMembers)
    .innerJoin(users, eq(id, jobMembers.userId))
    .where(eq(jobMembers.jobId, job.id))
    .orderBy(asc(jobMembers.addedAt), asc(users.username))
    .all();
  return [
    ...owner.map((who) => toMember(who, { role: "owner", addedAt: null })),
    ...members.map(({ person: who, member }) => toMember(who, member)),
  ];
}

const isMember = (jobId: number, userId: string) =>
  and(eq(jobMembers.jobId, jobId), eq(jobMembers.userId, userId));

/**
 * Adds a member or changes a member's role.
 * @throws AppError CONFLICT if the job has reached the limit of members.
 */
export async function saveMember(
  db: Database,
  job: OwnedJob,
  { userId, role, action }: { userId: string; role: MemberRole; action: NewAction },
): Promise<void> {
  const write = (tx: Transaction): void => {
    const present = tx
      .select({ userId: jobMembers.userId })
      .from(jobMembers)
      .where(eq(jobMembers.jobId, job.id))
      .all();
    const isNew = present.every((member) => member.userId !== userId);
    if (isNew && present.length >= maxMembers) {
      const message = `A job can have up to ${maxMembers} members. Remove one before you add another.`;
      throw new AppError("CONFLICT", message);
    }
    tx.insert(jobMembers)
      .values({ jobId: job.id, userId, role, addedAt: action.now })
      .onConflictDoUpdate({ target: [jobMembers.jobId, jobMembers.userId], set: { role } })
      .run();
    insertAction(tx, action);
  };
  db.transaction(write, { behavior: "immediate" });
}

/** @returns false, with nothing written, if the user is not a member. */
export async function removeMember(
  db: Database,
  job: ViewableJob,
  { userId, action }: { userId: string; action: NewAction },
): Promise<boolean> {
  const write = (tx: Transaction): boolean => {
    const { changes } = tx.delete(jobMembers).where(isMember(job.id, userId)).run();
    if (changes > 0) insertAction(tx, action);
    return changes > 0;
  };
  return db.transaction(write, { behavior: "immediate" });
}

/**
 * Makes a member the owner. The previous owner becomes an editor. The job's candidates are
 * transferred with it.
 * @throws AppError CONFLICT if the candidates are also on other jobs, or if the new owner has them
 * with other CVs.
 */
export async function handOver(
  db: Database,
  job: OwnedJob,
  { to, action }: { to: string; action: NewAction },
): Promise<void> {
  const write = (tx: Transaction): void => {
    transferJobs(tx, { from: job.createdBy, to, jobId: job.id });
    tx.insert(jobMembers)
      .values({ jobId: job.id, userId: job.createdBy, role: "editor", addedAt: action.now })
      .run();
    insertAction(tx, action);
  };
  db.transaction(write, { behavior: "immediate" });
}

const peopleOn = prepareOnce(({ $client }: Database) =>
  $client.prepare<{ ids: string }, { jobId: number; userId: string }>(
    `select j.id as jobId, j.created_by as userId from jobs j
       where j.id in (select value from json_each(@ids))
     union select m.job_id, m.user_id from job_members m
       where m.job_id in (select value from json_each(@ids))`,
  ),
);

/** Returns the users who may see these jobs, each with their jobs, even just deleted ones. */
export function listPeopleOnJobs(db: Database, jobIds: readonly number[]): Map<string, number[]> {
  const jobsOf = new Map<string, number[]>();
  for (const { jobId, userId } of peopleOn(db).all({ ids: JSON.stringify(jobIds) })) {
    jobsOf.set(userId, [...(jobsOf.get(userId) ?? []), jobId]);
  }
  return jobsOf;
}

/** Returns the jobs that these candidates are on. */
export function listJobsOfCandidates(db: Database, ids: readonly number[]): number[] {
  const chosen = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  return db
    .selectDistinct({ jobId: scores.jobId })
    .from(scores)
    .where(inArray(scores.candidateId, chosen))
    .all()
    .map(({ jobId }) => jobId);
}
