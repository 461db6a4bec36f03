import type { JobWording } from "./components/match-wording.ts";
import { readWording } from "./components/match-wording.ts";
import type { JobDemands } from "./demands/read-demands.ts";
import { readDemands } from "./demands/read-demands.ts";
import type { ScorableJob } from "./score/score.ts";
import type { AcceptedPhrase } from "./reviews/evidence-review.ts";
import { parsePosting } from "../posting/parse-posting.ts";
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
  /** What people have accepted for its requirements; kept apart from the posting. */
  accepted: readonly AcceptedPhrase[];
};

/** Rises with whatever makes the same posting read differently; stored readings are made again then. */
export const jobReaderVersion = 14;

export function readJob(job: ScorableJob, accepted: readonly AcceptedPhrase[] = []): JobReading {
  const posting = parsePosting(job.description);
  return {
    demands: readDemands(job, posting),
    wording: readWording(job, posting),
    posting: readPosting(job.description),
    accepted,
  };
}
