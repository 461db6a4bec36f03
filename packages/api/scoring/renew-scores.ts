import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import {
  listJobsWithOldScores,
  listOldScores,
  saveRenewedScores,
} from "@resume-picker/db/queries/scoring/old-scores";
import type { OldJob } from "@resume-picker/db/queries/scoring/old-scores";
import { dayWords } from "@resume-picker/domain/resume/dates/date-words";
import { scoringChange, scoringVersion } from "@resume-picker/domain/scoring/scoring-version";
import type { Parts } from "../context.ts";
import { scoreForJob } from "./score-for-job.ts";

/** So many CVs stay in memory, and are saved, at once. */
const perStep = 25;

type Needed = Pick<Parts, "db" | "log" | "clock">;

export type ScoreRenewal = {
  /** Ends when all is done, or after the step under way when it was stopped; never rejects. */
  done: Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Makes scores of an older version again, in steps that let requests pass, and tells each job's
 * owner once. A restart goes on where it was stopped: each score knows its version.
 */
export function renewScores(parts: Needed): ScoreRenewal {
  let isStopped = false;
  const run = async () => {
    try {
      const jobs = await listJobsWithOldScores(parts.db, scoringVersion);
      for (const job of jobs) if (!isStopped) await renewJob(parts, job, () => isStopped);
    } catch (error) {
      parts.log.error({ category: "scoring", error }, "older scores could not be made again");
    }
  };
  const done = run();
  return {
    done,
    stop: () => {
      isStopped = true;
      return done;
    },
  };
}

async function renewJob(parts: Needed, job: OldJob, isStopped: () => boolean): Promise<void> {
  const { log } = parts;
  const fields = { category: "scoring", job: job.id, of: job.old };
  log.info(fields, "scores of an older version are made again");
  let renewed = 0;
  while (!isStopped()) {
    const saved = await renewStep(parts, job);
    renewed += saved ?? 0;
    // Whatever is left was changed meanwhile: the next start looks again.
    if (saved === null || saved === 0) break;
    log.info({ ...fields, renewed }, "scores made again so far");
  }
}

/** How many were saved; null where none of an older version is left. */
async function renewStep({ db, clock }: Needed, job: OldJob): Promise<number | null> {
  const old = await listOldScores(db, job, { version: scoringVersion, limit: perStep });
  const reading = old.length === 0 ? null : loadJobReading(db, job.id);
  if (reading === null) return null;
  const now = clock();
  const renewed = [];
  for (const of of old) {
    await new Promise((resolve) => setImmediate(resolve));
    renewed.push({ of, score: scoreForJob(db, of, { job: { ...job, reading }, now }) });
  }
  const day = dayWords(now.toISOString().slice(0, 10));
  const note = `The scores of this job were computed again on ${day} by new rules: ${scoringChange}.`;
  return saveRenewedScores(db, job, { renewed, note, now });
}
