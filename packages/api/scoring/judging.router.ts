import type { ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import {
  findAgreementCheck,
  listToCheck,
} from "@resume-picker/db/queries/scoring/agreement-checks";
import {
  countNotJudged,
  findJudging,
  measureUnjudged,
} from "@resume-picker/db/queries/scoring/judging";
import { AppError } from "@resume-picker/domain/errors";
import { estimateTokens } from "@resume-picker/domain/scoring/judging/estimate-tokens";
import { judgers } from "@resume-picker/domain/scoring/judging/job-judging";
import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";
import { rubricVersion } from "@resume-picker/domain/scoring/judging/rubric";
import { z } from "zod";
import { JobId, requireJob } from "../require-job.ts";
import { router, userProcedure } from "../trpc.ts";
import type { UserContext } from "../trpc.ts";
import { modelOf, noModel } from "./ask-about-cv.ts";
import { canCheck, checkAgreement, timesAgain } from "./check-agreement.ts";
import { judgeJob } from "./judge-job.ts";
import { isPending, previewNewAnswers, switchJudge, useNewAnswers } from "./who-counts.ts";

function showJudging(ctx: UserContext, job: ViewableJob): JobJudging {
  const { db, ai } = ctx;
  const known = findJudging(db, job.id);
  const model = ai.judge === null ? null : modelOf(ctx);
  const asked = model === null ? null : measureUnjudged(db, job, { model, rubricVersion });
  const isSame = known?.countedModel === model && known.countedRubric === rubricVersion;
  return {
    judgedBy: known?.judgedBy ?? "rules",
    model,
    host: ai.host,
    isTurnedOff: ai.judge === null && ai.host !== null,
    notJudged: countNotJudged(db, job),
    countedModel: known?.countedModel ?? null,
    isAnother: known !== null && model !== null && !isSame,
    isPending: known !== null && isPending(known),
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
    checkEstimate: canCheck(ctx, known) ? estimateCheck(ctx, job, known.countedModel) : null,
    agreement: known && showAgreement(ctx, known),
  };
}

function estimateCheck({ db }: UserContext, job: ViewableJob, model: string) {
  const cvs = listToCheck(db, job, { model, rubricVersion });
  const characters = cvs.reduce((sum, cv) => sum + cv.characters, 0);
  const once = estimateTokens({ cvs: cvs.length, characters }, job.requirements);
  return { cvs: cvs.length, tokens: once * timesAgain };
}

/** Returns the check of the model whose answers count, and no check of an earlier one. */
function showAgreement(
  { db }: UserContext,
  { jobId, ...counted }: NonNullable<ReturnType<typeof findJudging>>,
): JobJudging["agreement"] {
  const check = findAgreementCheck(db, jobId);
  if (check === null || check.model !== counted.countedModel) return null;
  if (check.rubricVersion !== counted.countedRubric) return null;
  const { status, failure, done, total, rows, unstable, tokens, startedAt, endedAt } = check;
  return { status, failure, done, total, rows, unstable, tokens, startedAt, endedAt };
}

export const judgingRouter = router({
  show: userProcedure
    .input(JobId)
    .query(async ({ ctx, input }) => showJudging(ctx, await requireJob(ctx, input.id, "view"))),

  /** Returns immediately. The work continues in the background. */
  start: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "edit");
    if (ctx.ai.judge === null) throw noModel(ctx);
    const { must, nice } = job.requirements;
    if (must.length + nice.length === 0)
      throw new AppError("CONFLICT", "This job has no requirements to judge. Add some first.");
    void judgeJob(ctx, job);
    // Lets the run create its row before it is queried.
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

  /** Previews the changes if the answers of another model or rubric are used. */
  preview: userProcedure
    .input(JobId)
    .query(async ({ ctx, input }) =>
      previewNewAnswers(ctx, await requireJob(ctx, input.id, "edit")),
    ),

  useAnswers: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "edit");
    await useNewAnswers(ctx, job);
    return showJudging(ctx, job);
  }),

  /** Returns immediately. The work continues in the background. */
  checkAgreement: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "edit");
    await checkAgreement(ctx, job);
    return showJudging(ctx, job);
  }),

  stopCheck: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "edit");
    await ctx.agreementChecks.pause(job.id);
    return { message: "Stopped. The answers so far are kept." };
  }),
});
