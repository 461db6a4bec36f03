import { JobInput } from "@resume-picker/domain/jobs/job";
import { isUntouchedDraft, newJob } from "@resume-picker/domain/jobs/job-rules";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { scoreComponents } from "@resume-picker/domain/score-parts";
import { and, eq, notExists } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { decisions } from "../schema/decisions.ts";
import { jobs } from "../schema/jobs.ts";
import { aiRankings, scores } from "../schema/scoring.ts";
import { shortlistEntries } from "../schema/shortlist.ts";
import { uploads } from "../schema/uploads.ts";
import type { DeletionChange } from "./candidate-deletion.ts";
import { markDeleted } from "./job-deletion.ts";
import { insertJob, selectOwnedJobs } from "./jobs.ts";
import type { OwnedJob } from "./allowed-rows.ts";

/** Tables of data that belongs to a job. A draft with a row in one of them has been used. */
const dependentTables = [scores, uploads, shortlistEntries, decisions, aiRankings];

const draft = JobInput.parse(newJob);

/** Lists the owner's drafts that contain no data and are as the add button created them. */
function listUntouchedDrafts(
  db: Database | Transaction,
  ownerId: string,
  condition?: SQL,
): OwnedJob[] {
  const nothing = dependentTables.map((table) =>
    notExists(db.select({ jobId: table.jobId }).from(table).where(eq(table.jobId, jobs.id))),
  );
  const asCreated = and(eq(jobs.status, draft.status), eq(jobs.title, draft.title), ...nothing);
  return selectOwnedJobs(db, ownerId, and(asCreated, condition)).filter(isAsCreated);
}

export function hasUntouchedDraft(db: Database, ownerId: string): boolean {
  return listUntouchedDrafts(db, ownerId).length > 0;
}

function isAsCreated(job: OwnedJob): boolean {
  return (
    isUntouchedDraft(job) &&
    scoreComponents.every((component) => job.weights[component] === defaultWeights[component])
  );
}

/**
 * Returns the owner's untouched draft or creates one, so there is only one at a time. Its text isn't
 * parsed, because it is replaced before anything is scored.
 */
export function startDraft(
  db: Database,
  by: { ownerId: string; now: Date },
): { job: OwnedJob; isNew: boolean } {
  return db.transaction(
    (tx) => {
      const [known] = listUntouchedDrafts(tx, by.ownerId);
      if (known) return { job: known, isNew: false };
      return { job: insertJob(tx, { ...draft, reading: null }, by), isNew: true };
    },
    { behavior: "immediate" },
  );
}

/** Deletes the job if it is an untouched draft; otherwise does nothing. */
export function discardDraft(
  db: Database,
  job: OwnedJob,
  change: Omit<DeletionChange, "userId">,
): boolean {
  return db.transaction(
    (tx) => {
      if (listUntouchedDrafts(tx, job.createdBy, eq(jobs.id, job.id)).length === 0) return false;
      markDeleted(tx, job, change);
      return true;
    },
    { behavior: "immediate" },
  );
}
