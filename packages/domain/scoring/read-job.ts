import type { JobWording } from "./components/match-wording.ts";
import { readWording } from "./components/match-wording.ts";
import type { JobDemands } from "./demands/read-demands.ts";
import { readDemands } from "./demands/read-demands.ts";
import type { ScorableJob } from "./score/score.ts";
import type { AcceptedPhrase } from "./reviews/evidence-review.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { readPosting } from "./evidence/without-copies.ts";

/**
 * A parsed posting for scoring, as plain data. Parsing a long one takes a tenth of a second, so it
 * is done when the job is saved and not for each CV.
 */
export type JobReading = {
  demands: JobDemands;
  wording: JobWording;
  /** For finding lines that a CV copies from it. */
  posting: string;
  /** Phrases that people have accepted for its requirements. They are not part of the posting. */
  accepted: readonly AcceptedPhrase[];
};

/** Increment after any change in parsing postings. Stored readings are then rebuilt. */
export const jobReaderVersion = 18;

export function readJob(job: ScorableJob, accepted: readonly AcceptedPhrase[] = []): JobReading {
  const posting = parsePosting(job.description);
  return {
    demands: readDemands(job, posting),
    wording: readWording(job, posting),
    posting: readPosting(job.description),
    accepted,
  };
}
