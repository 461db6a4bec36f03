import { JobId, requireJob } from "../owned-job.ts";
import { router, userProcedure } from "../trpc.ts";
import { showAgreement } from "./show-agreement.ts";

export const agreementRouter = router({
  show: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    return showAgreement(ctx, await requireJob(ctx, input.id));
  }),
});
