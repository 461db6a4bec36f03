import { listScoredCandidates } from "@resume-picker/db/queries/scores";
import { JobId, requireJob } from "../jobs/owned-job.ts";
import { router, userProcedure } from "../trpc.ts";
import { deleteCandidate } from "./delete-candidate.ts";
import { downloadCandidate } from "./download-candidate.ts";
import { CandidateId, requireCandidate } from "./owned-candidate.ts";
import { toCandidate } from "./to-candidate.ts";

export const candidatesRouter = router({
  listForJob: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id);
    return (await listScoredCandidates(ctx.db, job)).map(toCandidate);
  }),

  delete: userProcedure.input(CandidateId).mutation(async ({ ctx, input }) => {
    await deleteCandidate(ctx, await requireCandidate(ctx, input.id));
    return { message: "Candidate deleted successfully" };
  }),

  download: userProcedure.input(CandidateId).query(async ({ ctx, input }) => {
    return downloadCandidate(ctx, await requireCandidate(ctx, input.id));
  }),
});
