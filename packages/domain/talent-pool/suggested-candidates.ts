import { z } from "zod";
import { CurrentDecision } from "../decisions/decision.ts";
import { mapScoreFields } from "../score-parts.ts";

/**
 * The places that a candidate must reach to be suggested, and the number of places listed below
 * them.
 */
export const firstPlaces = 10;
export const placesBelow = 10;

/** An existing candidate with their expected place in a job they are not in. */
export const SuggestedCandidate = z.object({
  candidateId: z.number().int(),
  name: z.string().nullable(),
  fileName: z.string(),
  lastRoleTitle: z.string().nullable(),
  yearsExperience: z.number().nullable(),
  /** Among the job's candidates and all other past applicants, from 1. */
  place: z.number().int(),
  totalScore: z.number(),
  ...mapScoreFields(() => z.number()),
  missingMustHave: z.array(z.string()),
  mustStates: z.string(),
  /** When the CV was received, and the day used for its "present". */
  receivedAt: z.date(),
  asOf: z.string(),
  /** The jobs that they applied for, newest first. */
  applied: z.array(
    z.object({
      jobId: z.number().int(),
      title: z.string(),
      at: z.date(),
      decision: CurrentDecision.nullable(),
    }),
  ),
});
export type SuggestedCandidate = z.infer<typeof SuggestedCandidate>;

export const SuggestedCandidates = z.object({
  /** Candidates who would be in the first ten places. */
  standing: z.array(SuggestedCandidate),
  /** Candidates in the ten places below. */
  below: z.array(SuggestedCandidate),
  /** The owner's number of other candidates, and how many CVs are scored so far. */
  pool: z.number().int(),
  scored: z.number().int(),
  /** False if there are more other candidates than the caller allowed to search. */
  isBegun: z.boolean(),
  /**
   * False while the search continues and the caller should ask again. True if nobody else would
   * reach these places.
   */
  isComplete: z.boolean(),
});
export type SuggestedCandidates = z.infer<typeof SuggestedCandidates>;
