import type { JobWording } from "./components/match-wording.ts";
import { readWording } from "./components/match-wording.ts";
import type { JobDemands } from "./demands/read-demands.ts";
import { readDemands } from "./demands/read-demands.ts";
import type { ScorableJob } from "./score/score.ts";
import { readPosting } from "./evidence/without-copies.ts";

/**
 * What scoring reads of a posting, as plain data: a long one takes a tenth of a second, so that it is
 * read when the job is saved, and not when a CV is scored.
 */
export type JobReading = {
  demands: JobDemands;
  wording: JobWording;
  /** To find lines that a CV copies from it. */
  posting: string;
};

/** Rises with whatever makes the same posting read differently; stored readings are made again then. */
export const jobReaderVersion = 10;

export function readJob(job: ScorableJob): JobReading {
  return {
    demands: readDemands(job),
    wording: readWording(job),
    posting: readPosting(job.description),
  };
}
