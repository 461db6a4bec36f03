import { listReviewLinks } from "@resume-picker/db/queries/review-links/review-links";
import { maxPassphrase } from "@resume-picker/domain/review-links/link-rules";
import { ReviewAnswer, ReviewLinkInput } from "@resume-picker/domain/review-links/review-link";
import { z } from "zod";
import { JobId, requireJob } from "../require-job.ts";
import { publicProcedure, router, userProcedure } from "../trpc.ts";
import { createLink, revokeLink } from "./manage-links.ts";
import { LinkCredentials, openLink, unlock } from "./open-link.ts";
import { decideByLink, downloadByLink, showReviewPage } from "./review-page.ts";

const Id = z.number().int().positive();

export const reviewLinksRouter = router({
  list: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    return listReviewLinks(ctx.db, await requireJob(ctx, input.id, "edit"));
  }),

  create: userProcedure
    .input(JobId.extend(ReviewLinkInput.shape))
    .mutation(async ({ ctx, input: { id, ...link } }) => {
      return createLink(ctx, await requireJob(ctx, id, "edit"), link);
    }),

  revoke: userProcedure.input(JobId.extend({ linkId: Id })).mutation(async ({ ctx, input }) => {
    await revokeLink(ctx, await requireJob(ctx, input.id, "edit"), input.linkId);
    return { message: "Review link revoked" };
  }),

  /** Returns only the selected candidates, for a visitor without an account. */
  open: publicProcedure.input(LinkCredentials).query(async ({ ctx, input }) => {
    return showReviewPage(ctx, await openLink(ctx, input));
  }),

  unlock: publicProcedure
    .input(
      LinkCredentials.pick({ token: true }).extend({ passphrase: z.string().max(maxPassphrase) }),
    )
    .mutation(({ ctx, input }) => unlock(ctx, input)),

  answer: publicProcedure
    .input(LinkCredentials.extend(ReviewAnswer.shape))
    .mutation(async ({ ctx, input: { token, key, ...answer } }) => {
      await decideByLink(ctx, await openLink(ctx, { token, key }), answer);
      return { message: "Decision saved" };
    }),

  file: publicProcedure
    .input(LinkCredentials.extend({ candidateId: Id }))
    .query(async ({ ctx, input }) => {
      return downloadByLink(ctx, await openLink(ctx, input), input.candidateId);
    }),
});
