import { listPhrases } from "@resume-picker/db/queries/evidence/phrases";
import { LineReviewInput, PhraseInput } from "@resume-picker/domain/scoring/reviews/review-input";
import { z } from "zod";
import { requireCandidate } from "../candidates/require-candidate.ts";
import { JobId, requireJob } from "../require-job.ts";
import { router, userProcedure } from "../trpc.ts";
import { acceptPhrase, removePhrase, toJobPhrase } from "./accept-phrase.ts";
import { reviewLine, undoReview } from "./review-line.ts";

const Id = z.number().int().positive();
const OfCandidate = JobId.extend({ candidateId: Id });

export const evidenceRouter = router({
  /** Sets whether a line of the CV counts for a requirement. Returns the candidate. */
  review: userProcedure
    .input(OfCandidate.extend(LineReviewInput.shape))
    .mutation(async ({ ctx, input: { id, candidateId, ...review } }) => {
      const job = await requireJob(ctx, id, "edit");
      const candidate = await requireCandidate(ctx, candidateId, "edit");
      return reviewLine(ctx, { job, candidate }, review);
    }),

  /** Removes a review, so the rules decide again. */
  undoReview: userProcedure
    .input(OfCandidate.extend({ reviewId: Id }))
    .mutation(async ({ ctx, input: { id, candidateId, reviewId } }) => {
      const job = await requireJob(ctx, id, "edit");
      const candidate = await requireCandidate(ctx, candidateId, "edit");
      return undoReview(ctx, { job, candidate }, reviewId);
    }),

  phrases: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    const { id } = await requireJob(ctx, input.id, "view");
    return listPhrases(ctx.db, id).map(toJobPhrase);
  }),

  /** Accepts words as evidence in every CV of the job. All its candidates are rescored. */
  acceptPhrase: userProcedure
    .input(JobId.extend(PhraseInput.shape))
    .mutation(async ({ ctx, input: { id, ...phrase } }) => {
      return acceptPhrase(ctx, await requireJob(ctx, id, "edit"), phrase);
    }),

  removePhrase: userProcedure
    .input(JobId.extend({ phraseId: Id }))
    .mutation(async ({ ctx, input: { id, phraseId } }) => {
      return removePhrase(ctx, await requireJob(ctx, id, "edit"), phraseId);
    }),
});
