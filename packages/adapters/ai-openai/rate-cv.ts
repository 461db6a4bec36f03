import { aiError } from "@resume-picker/domain/scoring/ai-failures";
import { z } from "zod";
import { isInvalidAnswer } from "./ask-model.ts";
import { checkReason } from "./check-reason.ts";
import { makeFence } from "./fence.ts";
import { hashQuestion } from "./hash-question.ts";
import type { Asking, RankedCv } from "./ranked-cv.ts";
import { jobText, writeRatingPrompt } from "./rating-prompt.ts";

const Rating = z.object({
  fit: z.number().describe("0 (no fit) to 100 (perfect fit)"),
  reason: z
    .string()
    .describe("Two plain sentences, the first with a short quote of the CV in quotation marks"),
});

export type RatedCv = { cv: RankedCv; fit: number; reason: string };

/**
 * Rates how well a CV fits the job by fixed bands, independently of the other candidates. If an answer
 * is invalid, the model is asked once more.
 * @throws AppError UNAVAILABLE if the second answer is invalid too.
 */
export async function rateCv(cv: RankedCv, { job, model, answers, ask }: Asking): Promise<RatedCv> {
  const write = (fence: string) => writeRatingPrompt({ job, cv, fence });
  const asked = hashQuestion(model, write(""));
  const ids = cv.members.map(({ candidate: { id } }) => id);
  for (const id of ids) {
    const known = answers?.find(id, asked);
    if (known) return { cv, fit: known.value, reason: known.reason };
  }
  const rating = (await askForRating()) ?? (await askForRating());
  if (rating === null) throw aiError("AI_SHAPE");
  const { fit } = rating;
  const reason = checkReason(rating.reason, [cv.text, jobText(job)]);
  answers?.save(
    asked,
    ids.map((candidateId) => ({ candidateId, value: fit, reason })),
  );
  return { cv, fit, reason };

  async function askForRating(): Promise<z.infer<typeof Rating> | null> {
    try {
      const answer = await ask({ ...write(makeFence()), schema: Rating });
      return answer.fit >= 0 && answer.fit <= 100 ? answer : null;
    } catch (error) {
      if (isInvalidAnswer(error)) return null;
      throw error;
    }
  }
}
