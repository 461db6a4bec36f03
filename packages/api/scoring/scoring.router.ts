import { listAiRankings } from "@resume-picker/db/queries/scoring/ai-rankings";
import { ScoreWeightsInput } from "@resume-picker/domain/scoring/score/score-input";
import { JobId, requireJob } from "../owned-job.ts";
import { router, userProcedure } from "../trpc.ts";
import { aiRankJob } from "./ai-rank-job.ts";
import { rescoreJob } from "./rescore-job.ts";

const Weighted = JobId.extend({ weights: ScoreWeightsInput });
/** Without weights by those that the job has, whatever the caller last saw of them. */
const MaybeWeighted = JobId.extend({ weights: ScoreWeightsInput.optional() });

const candidatesText = (n: number) => `${n} ${n === 1 ? "candidate" : "candidates"}`;

export const scoringRouter = router({
  manualRank: userProcedure.input(MaybeWeighted).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id);
    const { weights = null } = input;
    const rankedCount = await rescoreJob(ctx, job, { weights, withRanks: true });
    const message = `${candidatesText(rankedCount)} ranked based on weighted scores`;
    return { message, rankedCount };
  }),

  rescore: userProcedure.input(Weighted).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id);
    const rescoredCount = await rescoreJob(ctx, job, { weights: input.weights, withRanks: false });
    return { message: `${candidatesText(rescoredCount)} re-scored`, rescoredCount };
  }),

  aiRank: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id);
    const { rankedCount, engine } = await aiRankJob(ctx, job);
    return { message: `${candidatesText(rankedCount)} ranked by ${engine}`, rankedCount, engine };
  }),

  stopAiRank: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id);
    const wasRunning = ctx.aiRuns.stop(job.id);
    return { message: wasRunning ? "AI ranking stopped" : "No AI ranking was running" };
  }),

  /** What each AI ranking of the job was made from and by. */
  aiRankings: userProcedure
    .input(JobId)
    .query(async ({ ctx, input }) => listAiRankings(ctx.db, await requireJob(ctx, input.id))),
});
