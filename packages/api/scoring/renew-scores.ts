import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import {
  listJobsWithOutdatedScores,
  listOutdatedScores,
  saveRenewedScores,
} from "@resume-picker/db/queries/scoring/outdated-scores";
import type { OutdatedJob } from "@resume-picker/db/queries/scoring/outdated-scores";
import { dayWords } from "@resume-picker/domain/resume/dates/date-words";
import { scoringChange, scoringVersion } from "@resume-picker/domain/scoring/scoring-version";
import type { Parts } from "../context.ts";
import { scoreForJob } from "./score-for-job.ts";

/** The number of CVs that are held in memory and saved at once. */
const perStep = 25;

type Needed = Pick<Parts, "db" | "log" | "clock">;

export type ScoreRenewal = {
  /** Resolves when all is done, or after the current step if stopped. Never rejects. */
  done: Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Recomputes scores of an older version in steps that let requests run, and notifies each job's
 * owner once. A restart continues where it stopped, because each score stores its version.
 */
export function renewScores(parts: Needed): ScoreRenewal {
  let isStopped = false;
  const run = async () => {
    try {
      const jobs = await listJobsWithOutdatedScores(parts.db, scoringVersion);
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

async function renewJob(parts: Needed, job: OutdatedJob, isStopped: () => boolean): Promise<void> {
  const { log } = parts;
  const fields = { category: "scoring", job: job.id, of: job.old };
  log.info(fields, "scores of an older version are made again");
  let renewed = 0;
  while (!isStopped()) {
    const saved = await renewStep(parts, job);
    renewed += saved ?? 0;
    // The remaining scores were changed meanwhile. The next start checks them again.
    if (saved === null || saved === 0) break;
    log.info({ ...fields, renewed }, "scores made again so far");
  }
}

/** Returns the number of saved scores, or null if none of an older version are left. */
async function renewStep({ db, clock }: Needed, job: OutdatedJob): Promise<number | null> {
  const old = await listOutdatedScores(db, job, { version: scoringVersion, limit: perStep });
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
