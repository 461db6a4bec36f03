import { listPool } from "@resume-picker/db/queries/pool/list-pool";
import { mostAdded, PoolFilters } from "@resume-picker/domain/pool/pooled-candidate";
import { z } from "zod";
import { JobId, requireJob } from "../owned-job.ts";
import { Page } from "../page.ts";
import { router, userProcedure } from "../trpc.ts";
import { addToJob } from "./add-to-job.ts";
import { rediscover } from "./rediscover.ts";

const Added = JobId.extend({
  candidateIds: z.array(z.number().int().positive()).min(1).max(mostAdded),
});

export const poolRouter = router({
  /** All of the user's candidates, whatever their jobs, in pages. */
  list: userProcedure
    .input(PoolFilters.extend(Page.shape))
    .query(({ ctx, input }) => listPool(ctx.db, ctx.user.id, input)),

  addToJob: userProcedure.input(Added).mutation(async ({ ctx, input }) => {
    return addToJob(ctx, await requireJob(ctx, input.id), input.candidateIds);
  }),

  rediscover: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    return rediscover(ctx, await requireJob(ctx, input.id));
  }),
});
