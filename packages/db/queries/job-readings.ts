import { jobReaderVersion, readJob } from "@resume-picker/domain/scoring/read-job";
import type { JobReading } from "@resume-picker/domain/scoring/read-job";
import type { AcceptedPhrase } from "@resume-picker/domain/scoring/reviews/evidence-review";
import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { listPhrases } from "./evidence/phrases.ts";
import { jobReadings, jobs } from "../schema/jobs.ts";

/** Runs in the transaction that writes the posting. Accepted phrases are stored separately. */
export function saveJobReading(tx: Transaction, jobId: number, reading: JobReading): void {
  const values = { readerVersion: jobReaderVersion, reading: { ...reading, accepted: [] } };
  tx.insert(jobReadings)
    .values({ jobId, ...values })
    .onConflictDoUpdate({ target: jobReadings.jobId, set: values })
    .run();
}

/**
 * Returns the parsed posting with its accepted phrases. If an older version parsed it, it is parsed
 * again and saved. Null if the job was deleted in the meantime.
 */
export function loadJobReading(db: Database, jobId: number): JobReading | null {
  const reading = loadPosting(db, jobId);
  return reading && { ...reading, accepted: acceptedOf(db, jobId) };
}

/** Returns the phrases accepted for a job, in the form that scoring uses. */
export const acceptedOf = (db: Database, jobId: number): AcceptedPhrase[] =>
  listPhrases(db, jobId).map(({ part, requirement, phrase }) => ({ part, requirement, phrase }));

function loadPosting(db: Database, jobId: number): JobReading | null {
  const stored = db.select().from(jobReadings).where(eq(jobReadings.jobId, jobId)).get();
  if (stored?.readerVersion === jobReaderVersion) return stored.reading;
  // All of this runs synchronously, so no other change can happen in between.
  const { title, description, requirements } = jobs;
  const job = db
    .select({ title, description, requirements })
    .from(jobs)
    .where(eq(jobs.id, jobId))
    .get();
  if (!job) return null;
  const reading = readJob(job);
  db.transaction((tx) => saveJobReading(tx, jobId, reading));
  return reading;
}
