import { z } from "zod";
import { countedStates, reviewedParts } from "./evidence-review.ts";
import { maxPhraseLength } from "./phrase-length.ts";

/** A requirement in the job's words or, in the title part, the job's title. */
const about = {
  part: z.enum(reviewedParts).default("skills"),
  requirement: z.string().min(1).max(1000),
};

/** Whether a line of the CV counts for a requirement. */
export const LineReviewInput = z.object({
  ...about,
  /** The line's number in `GET /api/candidates/{id}/document`. */
  line: z.number().int().min(0).max(100_000),
  counts: z.boolean(),
  /** How the line counts, if less than as shown in a role. */
  countsAs: z.enum(countedStates).default("shown"),
});
export type LineReviewInput = z.infer<typeof LineReviewInput>;

/** A phrase that counts for a requirement in every CV of the job. */
export const PhraseInput = z.object({
  ...about,
  phrase: z
    .string()
    .trim()
    .min(2, "Write a word or two")
    .max(maxPhraseLength, `Use at most ${maxPhraseLength} characters`),
});
export type PhraseInput = z.infer<typeof PhraseInput>;

export const JobPhrase = z.object({
  id: z.number().int(),
  part: z.enum(reviewedParts),
  requirement: z.string(),
  phrase: z.string(),
  /** The name, at the time, of the user who accepted it; null once the account is deleted. */
  by: z.string().nullable(),
  at: z.date(),
});
export type JobPhrase = z.infer<typeof JobPhrase>;
