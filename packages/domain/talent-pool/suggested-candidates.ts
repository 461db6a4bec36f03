import { z } from "zod";
import { StandingDecision } from "../decisions/decision.ts";
import { mapScoreFields } from "../score-parts.ts";

/** The first places that somebody has to reach to be offered, and those that are told below them. */
export const firstPlaces = 10;
export const placesBelow = 10;

/** Somebody who is there already, as they would stand in a job that they are no candidate of. */
export const SuggestedCandidate = z.object({
  candidateId: z.number().int(),
  name: z.string().nullable(),
  fileName: z.string(),
  lastRoleTitle: z.string().nullable(),
  yearsExperience: z.number().nullable(),
  /** Among the job's candidates and all other earlier applicants, from 1. */
  place: z.number().int(),
  totalScore: z.number(),
  ...mapScoreFields(() => z.number()),
  missingMustHave: z.array(z.string()),
  mustStates: z.string(),
  /** When the CV came in, and the day that its own dates reach to. */
  receivedAt: z.date(),
  asOf: z.string(),
  /** The jobs that they applied for, newest first. */
  applied: z.array(
    z.object({
      jobId: z.number().int(),
      title: z.string(),
      at: z.date(),
      decision: StandingDecision.nullable(),
    }),
  ),
});
export type SuggestedCandidate = z.infer<typeof SuggestedCandidate>;

export const SuggestedCandidates = z.object({
  /** Those who would stand in the first ten places. */
  standing: z.array(SuggestedCandidate),
  /** Those in the ten places after them. */
  below: z.array(SuggestedCandidate),
  /** How many others the owner has, and of how many the CV was scored until now. */
  pool: z.number().int(),
  scored: z.number().int(),
  /** False where there are more others than the caller wants to have looked through. */
  isBegun: z.boolean(),
  /** False while the search goes on: ask again for more. True: nobody else would reach these places. */
  isComplete: z.boolean(),
});
export type SuggestedCandidates = z.infer<typeof SuggestedCandidates>;
