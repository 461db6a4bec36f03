import { JobId, requireJob } from "../require-job.ts";
import { router, userProcedure } from "../trpc.ts";
import { showRankingCheck } from "./show-ranking-check.ts";

export const rankingCheckRouter = router({
  show: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    return showRankingCheck(ctx, await requireJob(ctx, input.id, "view"));
  }),
});
