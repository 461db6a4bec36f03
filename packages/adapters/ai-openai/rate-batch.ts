import { aiError } from "@resume-picker/domain/scoring/ai-failures";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { z } from "zod";
import type { RankableCandidate } from "../ai/ai-engine.ts";
import { isMisshapen } from "./ask-model.ts";
import { checkReason } from "./check-reason.ts";
import { makeFence } from "./fence.ts";
import { makeLabels } from "./make-labels.ts";
import type { Rating } from "./merge-ratings.ts";
import { cvText, jobText, ratingInstructions, ratingQuestion } from "./rating-prompt.ts";

/** Limit for all CVs in one request: several ordinary ones or a single very long one. */
const maxCharactersPerCall = 80_000;

const Ratings = z.object({
  ratings: z.array(
    z.object({
      candidate: z.string().describe("The label of the candidate, as it stands above the CV"),
      fit: z.number().describe("0 (no fit) to 100 (perfect fit)"),
      reason: z
        .string()
        .describe("Two plain sentences, the first with a short quote of the CV in quotation marks"),
    }),
  ),
});

/** Increased with every change of the prompt below. */
export const promptVersion = 4;

export type Ask = (question: {
  schema: typeof Ratings;
  system: string;
  prompt: string;
}) => Promise<z.infer<typeof Ratings>>;

/**
 * Returns one rating for each candidate of the batch. A candidate whose rating is missing,
 * duplicated or outside 0 to 100 is asked about once more, alone.
 * @throws AppError UNAVAILABLE if a candidate still has no usable rating.
 */
export async function rateBatch(
  job: ScorableJob,
  batch: readonly RankableCandidate[],
  ask: Ask,
): Promise<Rating[]> {
  const rated: Rating[] = [];
  for (const together of splitBySize(batch))
    rated.push(...(await rateTogether(job, together, ask)));
  for (const candidate of batch) {
    if (rated.some(({ id }) => id === candidate.id)) continue;
    const [again] = await rateTogether(job, [candidate], ask);
    if (again === undefined) {
      throw aiError("AI_SHAPE");
    }
    rated.push(again);
  }
  return rated;
}

/** Returns the usable ratings of one request about all of these candidates. */
async function rateTogether(
  job: ScorableJob,
  candidates: readonly RankableCandidate[],
  ask: Ask,
): Promise<Rating[]> {
  const fence = makeFence();
  const posting = jobText(job);
  const cvs = candidates.map(cvText);
  const labels = makeLabels(candidates.length, [fence, posting, ...cvs]);
  const answer = await ask({
    schema: Ratings,
    system: ratingInstructions(fence, candidates),
    prompt: ratingQuestion(fence, { job: posting, cvs, labels }),
  }).catch((error: unknown) => {
    if (isMisshapen(error) && candidates.length > 1) return { ratings: [] };
    throw error;
  });
  return candidates.flatMap(({ id, lines }, index) => {
    const own = answer.ratings.filter(({ candidate }) => candidate.trim() === labels[index]);
    const [rating] = own;
    if (rating === undefined || own.length > 1) return [];
    const { fit, reason } = rating;
    if (!(fit >= 0 && fit <= 100)) return [];
    return [{ id, fit, reason: checkReason(reason, [...lines, posting]) }];
  });
}

/** Splits the batch into groups of consecutive candidates whose texts fit into one request. */
function splitBySize(batch: readonly RankableCandidate[]): RankableCandidate[][] {
  const groups: RankableCandidate[][] = [];
  let room = 0;
  for (const candidate of batch) {
    const { length } = cvText(candidate);
    if (length > room || groups.length === 0) {
      groups.push([]);
      room = maxCharactersPerCall;
    }
    groups.at(-1)?.push(candidate);
    room -= length;
  }
  return groups;
}
