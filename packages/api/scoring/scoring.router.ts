import { listAiRankings } from "@resume-picker/db/queries/scoring/ai-rankings";
import { measureRankable } from "@resume-picker/db/queries/scoring/rank-answers";
import { estimateRanking } from "@resume-picker/domain/scoring/estimate-ranking";
import { scoreComponents } from "@resume-picker/domain/score-parts";
import { AppError } from "@resume-picker/domain/errors";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import { ScoreWeightsInput } from "@resume-picker/domain/scoring/score/score-input";
import { JobId, requireJob } from "../require-job.ts";
import { router, userProcedure } from "../trpc.ts";
import { aiRankJob, rankerOf } from "./ai-rank-job.ts";
import { rescoreJob } from "./rescore-job.ts";

/** `seen` holds the weights the caller last saw. If they differ now, nothing changes. */
const Weighted = JobId.extend({ weights: ScoreWeightsInput, seen: ScoreWeightsInput.optional() });
/** Without weights, the job's current ones are used. */
const MaybeWeighted = JobId.extend({ weights: ScoreWeightsInput.optional() });

const isEqual = (one: ScoreWeights, other: ScoreWeights) =>
  scoreComponents.every((component) => Math.abs(one[component] - other[component]) < 0.001);

const candidatesText = (n: number) => `${n} ${n === 1 ? "candidate" : "candidates"}`;

export const scoringRouter = router({
  manualRank: userProcedure.input(MaybeWeighted).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "edit");
    const { weights = null } = input;
    const rankedCount = await rescoreJob(ctx, job, { weights, withRanks: true });
    const message = `${candidatesText(rankedCount)} ranked based on weighted scores`;
    return { message, rankedCount };
  }),

  rescore: userProcedure.input(Weighted).mutation(({ ctx, input: { id, weights, seen } }) =>
    // Runs one at a time, because another call may be about to replace the weights.
    ctx.fileLock(`weights:${id}`, async () => {
      const job = await requireJob(ctx, id, "edit");
      if (seen !== undefined && !isEqual(seen, job.weights)) {
        const message = "Somebody else changed the weights. Open them again, then save.";
        throw new AppError("CONFLICT", message);
      }
      const rescoredCount = await rescoreJob(ctx, job, { weights, withRanks: false });
      return { message: `${candidatesText(rescoredCount)} re-scored`, rescoredCount };
    }),
  ),

  aiRank: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "edit");
    const { rankedCount, engine } = await aiRankJob(ctx, job);
    return { message: `${candidatesText(rankedCount)} ranked by ${engine}`, rankedCount, engine };
  }),

  /** What the next ranking may cost; null where the built-in engine ranks. */
  aiRankCost: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "view");
    const { host } = rankerOf(ctx);
    return host === null ? null : { host, ...estimateRanking(measureRankable(ctx.db, job), job) };
  }),

  stopAiRank: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "edit");
    const wasRunning = ctx.aiRuns.stop(job.id);
    return { message: wasRunning ? "AI ranking stopped" : "No AI ranking was running" };
  }),

  /** Returns the input and engine of each AI ranking of the job. */
  aiRankings: userProcedure
    .input(JobId)
    .query(async ({ ctx, input }) =>
      listAiRankings(ctx.db, await requireJob(ctx, input.id, "view")),
    ),
});
