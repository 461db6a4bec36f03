import { listParsedCandidates } from "@resume-picker/db/queries/candidates/candidates";
import type { EditableJob, ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import {
  findJudging,
  measureUnjudged,
  saveJudgedBy,
} from "@resume-picker/db/queries/scoring/judging";
import { readScoreMarks } from "@resume-picker/db/queries/scoring/score-marks";
import { AppError } from "@resume-picker/domain/errors";
import { estimateTokens } from "@resume-picker/domain/scoring/judging/estimate-tokens";
import { judgers } from "@resume-picker/domain/scoring/judging/job-judging";
import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";
import { rubricVersion } from "@resume-picker/domain/scoring/judging/rubric";
import type { JudgedBy } from "@resume-picker/domain/scoring/score/score";
import { z } from "zod";
import { actedBy } from "../acted-by.ts";
import { JobId, requireJob } from "../require-job.ts";
import { router, userProcedure } from "../trpc.ts";
import type { UserContext } from "../trpc.ts";
import { judgeJob, noModel } from "./judge-job.ts";
import { retryWhileJobsChange, scoreAllForJob } from "./score-for-job.ts";

function showJudging({ db, ai }: UserContext, job: ViewableJob): JobJudging {
  const known = findJudging(db, job.id);
  const model = ai.judge === null ? null : (ai.manifest.model ?? ai.name);
  const asked = model === null ? null : measureUnjudged(db, job, { model, rubricVersion });
  return {
    judgedBy: known?.judgedBy ?? "rules",
    model,
    host: ai.host,
    estimate: asked && { cvs: asked.cvs, tokens: estimateTokens(asked, job.requirements) },
    last: known && {
      model: known.model,
      status: known.status,
      failure: known.failure,
      done: known.done,
      total: known.total,
      tokens: known.tokens,
      startedAt: known.startedAt,
      endedAt: known.endedAt,
    },
  };
}

export const judgingRouter = router({
  show: userProcedure
    .input(JobId)
    .query(async ({ ctx, input }) => showJudging(ctx, await requireJob(ctx, input.id, "view"))),

  /** Answers at once; the work goes on in the background. */
  start: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "edit");
    if (ctx.ai.judge === null) throw noModel();
    const { must, nice } = job.requirements;
    if (must.length + nice.length === 0)
      throw new AppError("CONFLICT", "This job has no requirements to judge. Add some first.");
    void judgeJob(ctx, job);
    // The run's row is there when the next question comes.
    await new Promise((resolve) => setImmediate(resolve));
    return showJudging(ctx, job);
  }),

  pause: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "edit");
    await ctx.judgings.pause(job.id);
    return { message: "Paused. The answers so far are kept." };
  }),

  setJudgedBy: userProcedure
    .input(JobId.extend({ judgedBy: z.enum(judgers) }))
    .mutation(async ({ ctx, input: { id, judgedBy } }) => {
      const job = await requireJob(ctx, id, "edit");
      await switchJudge(ctx, job, judgedBy);
      return showJudging(ctx, job);
    }),
});

/** Nobody is asked for it: the stored answers are enough. */
async function switchJudge(ctx: UserContext, job: EditableJob, judgedBy: JudgedBy): Promise<void> {
  const { db } = ctx;
  await retryWhileJobsChange(async () => {
    const present = await requireJob(ctx, job.id, "edit");
    const known = findJudging(db, job.id);
    if ((known?.judgedBy ?? "rules") === judgedBy) return true;
    if (known === null)
      throw new AppError("CONFLICT", "No model has judged this job yet. Start it first.");
    const reading = loadJobReading(db, job.id);
    if (reading === null) return true;
    const marks = readScoreMarks(db, job.id);
    const candidates = await listParsedCandidates(db, present);
    const now = ctx.clock();
    const at = { job: { ...present, reading }, now, judgedBy };
    const scores = await scoreAllForJob(db, candidates, at);
    const action = {
      ...actedBy(ctx),
      action: "job.judged-by" as const,
      resource: { type: "job" as const, id: job.id },
      metadata: { judgedBy, rescored: scores.length },
      now,
    };
    return saveJudgedBy(db, present, { judgedBy, scores, marks, action }) || null;
  });
}
