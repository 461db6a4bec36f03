import { personName } from "@resume-picker/domain/accounts/person-name";
import { AppError } from "@resume-picker/domain/errors";
import { isSamePosting } from "@resume-picker/domain/jobs/same-posting";
import type {
  Job,
  JobInput,
  ListedJob,
  SeenPosting,
  StoredJob,
} from "@resume-picker/domain/jobs/job";
import { and, count, eq, inArray, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { readJob } from "@resume-picker/domain/scoring/read-job";
import type { JobReading } from "@resume-picker/domain/scoring/read-job";
import { users } from "../schema/accounts.ts";
import { jobSkills, jobs } from "../schema/jobs.ts";
import { scores } from "../schema/scoring.ts";
import { insertAction } from "./accounts/user-actions.ts";
import type { NewAction } from "./accounts/user-actions.ts";
import { isOnJob, jobColumns, roleOnJob } from "./access.ts";
import { isUndeletedCandidate, isUndeletedJob } from "./undeleted-rows.ts";
import { saveJobReading } from "./job-readings.ts";
import { requestedBy } from "./allowed-rows.ts";
import type { EditableCandidate, EditableJob, OwnedJob } from "./allowed-rows.ts";
import { replaceScores } from "./scoring/replace-scores.ts";
import { changedSince, readScoreVersions } from "./scoring/score-versions.ts";
import type { ScoreVersions } from "./scoring/score-versions.ts";
import type { NewScore } from "./scoring/replace-scores.ts";

// For rows that the owner fetches.
const asOwned = (job: StoredJob): OwnedJob =>
  ({ ...job, role: "owner", [requestedBy]: job.createdBy }) as OwnedJob;

// Changing a job doesn't change anyone's access to it.
const asChanged = (job: EditableJob, changed: StoredJob): EditableJob => ({ ...job, ...changed });

/** Lists the owner's jobs that meet the condition, oldest first. */
export function selectOwnedJobs(
  db: Database | Transaction,
  ownerId: string,
  condition: SQL | undefined,
): OwnedJob[] {
  return db
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.createdBy, ownerId), isUndeletedJob(jobs.id), condition))
    .orderBy(jobs.id)
    .all()
    .map(asOwned);
}

const owner = { username: users.username, firstName: users.firstName, lastName: users.lastName };

/** Returns the owner's id, for background work without a user; null if there is no such job. */
export async function findJobOwner(db: Database, id: number): Promise<string | null> {
  const isMeant = and(eq(jobs.id, id), isUndeletedJob(jobs.id));
  return db.select({ owner: jobs.createdBy }).from(jobs).where(isMeant).get()?.owner ?? null;
}

/** Small, because a posting can have up to 50 kB. */
const batchSize = 20;

/** Lists the user's own jobs and those shared with them, oldest first, without their postings. */
export async function listJobs(db: Database, userId: string): Promise<ListedJob[]> {
  const { id, title, status, weights, orderNote, isBlind, decideFirst, createdBy } = jobs;
  return db
    .select({
      ...{ id, title, status, weights, orderNote, isBlind, decideFirst, createdBy, ...owner },
      role: roleOnJob(userId),
      hasMembers: sql<number>`exists (select 1 from job_members where job_id = jobs.id)`,
    })
    .from(jobs)
    .innerJoin(users, eq(users.id, createdBy))
    .where(and(isOnJob(userId), isUndeletedJob(jobs.id)))
    .orderBy(jobs.id)
    .all()
    .map(({ createdBy: ownerId, username, firstName, lastName, role, hasMembers, ...job }) => ({
      ...job,
      hasMembers: hasMembers === 1,
      role: role ?? "viewer",
      sharedBy: ownerId === userId ? null : personName({ username, firstName, lastName }),
    }));
}

/**
 * Yields the same jobs with all their fields, a few postings at a time. Other requests are answered
 * in between.
 * @param page.limit -1 for all.
 */
export async function* iterateJobs(
  db: Database,
  userId: string,
  page: { limit: number; offset: number },
): AsyncGenerator<Job[]> {
  const ofUser = and(isOnJob(userId), isUndeletedJob(jobs.id));
  const ids = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(ofUser)
    .orderBy(jobs.id)
    .limit(page.limit)
    .offset(page.offset)
    .all()
    .map(({ id }) => id);
  for (let from = 0; from < ids.length; from += batchSize) {
    if (from > 0) await new Promise((resolve) => setImmediate(resolve));
    const step = inArray(jobs.id, ids.slice(from, from + batchSize));
    yield db
      .select({ ...jobColumns, role: roleOnJob(userId) })
      .from(jobs)
      .where(and(ofUser, step))
      .orderBy(jobs.id)
      .all()
      .flatMap(({ role, ...job }) => (role === null ? [] : { ...job, role }));
  }
}

/** Sets whether reviewers see others' decisions only after making their own. */
export async function saveDecideFirst(
  db: Database,
  { id }: OwnedJob,
  { decideFirst, action }: { decideFirst: boolean; action: NewAction },
): Promise<void> {
  const write = (tx: Transaction): void => {
    tx.update(jobs).set({ decideFirst }).where(eq(jobs.id, id)).run();
    insertAction(tx, action);
  };
  db.transaction(write, { behavior: "immediate" });
}

/** The jobs that a CV uploaded without a job is scored against. */
export async function listOpenJobs(db: Database, ownerId: string): Promise<OwnedJob[]> {
  return selectOwnedJobs(db, ownerId, ne(jobs.status, "closed"));
}

/**
 * Lists all jobs that a candidate is scored for, including those the user can't see and those
 * marked as deleted, because their scores must be right if Undo restores them.
 */
export async function listScoredJobs(
  db: Database,
  candidate: EditableCandidate,
): Promise<StoredJob[]> {
  return db
    .select(jobColumns)
    .from(scores)
    .innerJoin(jobs, eq(jobs.id, scores.jobId))
    .where(and(eq(scores.candidateId, candidate.id), eq(jobs.createdBy, candidate.createdBy)))
    .orderBy(jobs.id)
    .all();
}

export async function countCandidatesByJob(
  db: Database,
  userId: string,
): Promise<Record<string, number>> {
  const rows = db
    .select({ jobId: jobs.id, candidates: count(scores.id) })
    .from(jobs)
    .leftJoin(scores, and(eq(scores.jobId, jobs.id), isUndeletedCandidate(scores.candidateId)))
    .where(and(isOnJob(userId), isUndeletedJob(jobs.id)))
    .groupBy(jobs.id)
    .all();
  return Object.fromEntries(rows.map(({ jobId, candidates }) => [String(jobId), candidates]));
}

export async function createJob(
  db: Database,
  input: JobInput,
  by: { ownerId: string; now: Date },
): Promise<OwnedJob> {
  const reading = readJob(input);
  return db.transaction((tx) => insertJob(tx, { ...input, reading }, by));
}

export function insertJob(
  tx: Transaction,
  { reading, ...input }: JobInput & { reading: JobReading | null },
  by: { ownerId: string; now: Date },
): OwnedJob {
  const job = tx
    .insert(jobs)
    .values({ ...input, createdBy: by.ownerId, createdAt: by.now, updatedAt: by.now })
    .returning(jobColumns)
    .get();
  insertJobSkills(tx, job);
  if (reading) saveJobReading(tx, job.id, reading);
  return asOwned(job);
}

/**
 * Saves the job and the resulting scores in one transaction, so the two always match.
 *
 * @param change.scores computed from the candidates as of `change.marks`.
 * @returns null, with nothing written, if a candidate was changed or added since.
 */
export async function updateJob(
  db: Database,
  job: EditableJob,
  change: {
    /** Without a status, the job keeps its own. */
    input: Omit<JobInput, "status"> & { status: JobInput["status"] | undefined };
    seen?: SeenPosting | undefined;
    reading: JobReading;
    scores: NewScore[];
    marks: ScoreVersions | null;
    now: Date;
  },
): Promise<EditableJob | null> {
  return db.transaction(
    (tx) => {
      requireUnchanged(tx, job, change.seen);
      const present = readScoreVersions(tx, job.id);
      if (change.marks && changedSince(change.marks, present).length > 0) return null;
      const updated = tx
        .update(jobs)
        .set({ ...change.input, updatedAt: change.now })
        .where(eq(jobs.id, job.id))
        .returning(jobColumns)
        .get();
      tx.delete(jobSkills).where(eq(jobSkills.jobId, job.id)).run();
      insertJobSkills(tx, updated);
      saveJobReading(tx, job.id, change.reading);
      // A candidate deleted in the meantime gets no score.
      replaceScores(
        tx,
        change.scores.filter(({ candidateId }) => present.has(candidateId)),
      );
      return asChanged(job, updated);
    },
    { behavior: "immediate" },
  );
}

/** @throws AppError CONFLICT if the posting was changed by someone else in the meantime. */
function requireUnchanged(
  tx: Transaction,
  { id }: EditableJob,
  seen: SeenPosting | undefined,
): void {
  if (seen === undefined) return;
  const present = tx.select(jobColumns).from(jobs).where(eq(jobs.id, id)).get();
  if (present && !isSamePosting(present, seen)) {
    throw new AppError(
      "CONFLICT",
      "Somebody else changed this job while you were editing it. Load it again, then save.",
    );
  }
}

export async function setJobStatus(
  db: Database,
  job: EditableJob,
  change: { status: Job["status"]; now: Date },
): Promise<EditableJob> {
  const updated = db
    .update(jobs)
    .set({ status: change.status, updatedAt: change.now })
    .where(eq(jobs.id, job.id))
    .returning(jobColumns)
    .get();
  return asChanged(job, updated);
}

/** Clears the note once the owner has read why the order changed. */
export async function dismissOrderNote(db: Database, job: EditableJob): Promise<void> {
  db.update(jobs).set({ orderNote: null }).where(eq(jobs.id, job.id)).run();
}

function insertJobSkills(tx: Transaction, job: StoredJob): void {
  const rows = [
    ...job.requirements.must.map((skill) => ({ jobId: job.id, skill, required: true })),
    ...job.requirements.nice.map((skill) => ({ jobId: job.id, skill, required: false })),
  ];
  if (rows.length > 0) tx.insert(jobSkills).values(rows).run();
}
