import type { Job, JobInput, ListedJob } from "@resume-picker/domain/jobs/job";
import { and, count, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { prepareOnce } from "../prepare-once.ts";
import { readJob } from "@resume-picker/domain/scoring/read-job";
import type { JobReading } from "@resume-picker/domain/scoring/read-job";
import { jobSkills, jobs } from "../schema/jobs.ts";
import { scores } from "../schema/scoring.ts";
import { isKeptCandidate, isKeptJob } from "./kept-rows.ts";
import { saveJobReading } from "./job-readings.ts";
import type { OwnedCandidate, OwnedJob } from "./owned-rows.ts";
import { replaceScores } from "./scoring/replace-scores.ts";
import { changedSince, readScoreMarks } from "./scoring/score-marks.ts";
import type { ScoreMarks } from "./scoring/score-marks.ts";
import type { NewScore } from "./scoring/replace-scores.ts";

const { deletedAt: _, ...jobColumns } = getTableColumns(jobs);

// The one place where a row becomes "owned": callers have matched `createdBy`, and that it is kept.
const asOwned = (job: Job): OwnedJob => job as OwnedJob;

const ownedJob = prepareOnce((db: Database) =>
  db
    .select(jobColumns)
    .from(jobs)
    .where(
      and(
        eq(jobs.id, sql.placeholder("id")),
        eq(jobs.createdBy, sql.placeholder("ownerId")),
        isKeptJob(jobs.id),
      ),
    )
    .prepare(),
);

export async function findOwnedJob(
  db: Database,
  id: number,
  ownerId: string,
): Promise<OwnedJob | null> {
  const job = ownedJob(db).get({ id, ownerId });
  return job ? asOwned(job) : null;
}

/** Postings of up to 50 kB each. */
const stepSize = 20;

/** In the order in which they were made, without their postings. */
export async function listJobs(db: Database, ownerId: string): Promise<ListedJob[]> {
  const { id, title, status, weights, orderNote } = jobs;
  return db
    .select({ id, title, status, weights, orderNote })
    .from(jobs)
    .where(and(eq(jobs.createdBy, ownerId), isKeptJob(jobs.id)))
    .orderBy(jobs.id)
    .all();
}

/**
 * The same jobs with all that they hold, a few postings at a time: others get their turn in between.
 * @param page.limit -1 for all.
 */
export async function* stepThroughJobs(
  db: Database,
  ownerId: string,
  page: { limit: number; offset: number },
): AsyncGenerator<OwnedJob[]> {
  const ofOwner = and(eq(jobs.createdBy, ownerId), isKeptJob(jobs.id));
  const ids = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(ofOwner)
    .orderBy(jobs.id)
    .limit(page.limit)
    .offset(page.offset)
    .all()
    .map(({ id }) => id);
  for (let from = 0; from < ids.length; from += stepSize) {
    if (from > 0) await new Promise((resolve) => setImmediate(resolve));
    const step = inArray(jobs.id, ids.slice(from, from + stepSize));
    yield db
      .select(jobColumns)
      .from(jobs)
      .where(and(ofOwner, step))
      .orderBy(jobs.id)
      .all()
      .map(asOwned);
  }
}

/** The jobs that a CV uploaded without a job is scored against. */
export async function listOpenJobs(db: Database, ownerId: string): Promise<OwnedJob[]> {
  return db
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.createdBy, ownerId), ne(jobs.status, "closed"), isKeptJob(jobs.id)))
    .orderBy(jobs.id)
    .all()
    .map(asOwned);
}

/**
 * The jobs that a candidate is scored for: also those marked as deleted, whose scores have to be
 * right when Undo brings them back.
 */
export async function listScoredJobs(db: Database, candidate: OwnedCandidate): Promise<OwnedJob[]> {
  return db
    .select(jobColumns)
    .from(scores)
    .innerJoin(jobs, eq(jobs.id, scores.jobId))
    .where(and(eq(scores.candidateId, candidate.id), eq(jobs.createdBy, candidate.createdBy)))
    .orderBy(jobs.id)
    .all()
    .map(asOwned);
}

export async function countCandidatesByJob(
  db: Database,
  ownerId: string,
): Promise<Record<string, number>> {
  const rows = db
    .select({ jobId: jobs.id, candidates: count(scores.id) })
    .from(jobs)
    .leftJoin(scores, and(eq(scores.jobId, jobs.id), isKeptCandidate(scores.candidateId)))
    .where(and(eq(jobs.createdBy, ownerId), isKeptJob(jobs.id)))
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
  return db.transaction((tx) => {
    const job = tx
      .insert(jobs)
      .values({ ...input, createdBy: by.ownerId, createdAt: by.now, updatedAt: by.now })
      .returning(jobColumns)
      .get();
    insertJobSkills(tx, job);
    saveJobReading(tx, job.id, reading);
    return asOwned(job);
  });
}

/**
 * Saves the job together with the scores that follow from it, so that the two never disagree.
 *
 * @param change.scores what was made of the candidates as `change.marks` saw them.
 * @returns null, with nothing written, when one of them has changed since, or another has come.
 */
export async function updateJob(
  db: Database,
  job: OwnedJob,
  change: {
    input: JobInput;
    reading: JobReading;
    scores: NewScore[];
    marks: ScoreMarks | null;
    now: Date;
  },
): Promise<OwnedJob | null> {
  return db.transaction(
    (tx) => {
      const present = readScoreMarks(tx, job.id);
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
      // A candidate deleted meanwhile gets no score.
      replaceScores(
        tx,
        change.scores.filter(({ candidateId }) => present.has(candidateId)),
      );
      return asOwned(updated);
    },
    { behavior: "immediate" },
  );
}

export async function setJobStatus(
  db: Database,
  job: OwnedJob,
  change: { status: Job["status"]; now: Date },
): Promise<OwnedJob> {
  const updated = db
    .update(jobs)
    .set({ status: change.status, updatedAt: change.now })
    .where(eq(jobs.id, job.id))
    .returning(jobColumns)
    .get();
  return asOwned(updated);
}

/** Its owner has read why the order is another one. */
export async function dropOrderNote(db: Database, job: OwnedJob): Promise<void> {
  db.update(jobs).set({ orderNote: null }).where(eq(jobs.id, job.id)).run();
}

function insertJobSkills(tx: Transaction, job: Job): void {
  const rows = [
    ...job.requirements.must.map((skill) => ({ jobId: job.id, skill, required: true })),
    ...job.requirements.nice.map((skill) => ({ jobId: job.id, skill, required: false })),
  ];
  if (rows.length > 0) tx.insert(jobSkills).values(rows).run();
}
