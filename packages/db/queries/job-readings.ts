import { jobReaderVersion, readJob } from "@resume-picker/domain/scoring/read-job";
import type { JobReading } from "@resume-picker/domain/scoring/read-job";
import type { AcceptedPhrase } from "@resume-picker/domain/scoring/reviews/evidence-review";
import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { listPhrases } from "./evidence/phrases.ts";
import { jobReadings, jobs } from "../schema/jobs.ts";

/** Written in the transaction that writes the posting; what people accepted is kept apart from it. */
export function saveJobReading(tx: Transaction, jobId: number, reading: JobReading): void {
  const values = { readerVersion: jobReaderVersion, reading: { ...reading, accepted: [] } };
  tx.insert(jobReadings)
    .values({ jobId, ...values })
    .onConflictDoUpdate({ target: jobReadings.jobId, set: values })
    .run();
}

/**
 * What is read of the posting as it is now, with the phrases accepted for it; one that an older version has read is read again and
 * kept. Null where the job was deleted meanwhile.
 */
export function loadJobReading(db: Database, jobId: number): JobReading | null {
  const reading = loadPosting(db, jobId);
  return reading && { ...reading, accepted: acceptedOf(db, jobId) };
}

/** The phrases accepted for a job, as scoring takes them. */
export const acceptedOf = (db: Database, jobId: number): AcceptedPhrase[] =>
  listPhrases(db, jobId).map(({ part, requirement, phrase }) => ({ part, requirement, phrase }));

function loadPosting(db: Database, jobId: number): JobReading | null {
  const stored = db.select().from(jobReadings).where(eq(jobReadings.jobId, jobId)).get();
  if (stored?.readerVersion === jobReaderVersion) return stored.reading;
  // Nobody comes between: all of this is one turn of the process.
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
