import { changeShortlist, listShortlist, saveShortlist } from "@resume-picker/db/queries/shortlist";
import { exportFormats } from "@resume-picker/domain/shortlist/export-rules";
import { z } from "zod";
import { JobId, requireJob } from "../require-job.ts";
import { router, userProcedure } from "../trpc.ts";
import { downloadCvs } from "./download-cvs.ts";
import { exportShortlist } from "./export-shortlist.ts";

const CandidateIds = z.array(z.number().int().positive()).max(20_000);

/** Changes instead of whole lists, which keeps two tabs from overwriting each other. */
const Change = JobId.extend({
  add: CandidateIds.default([]),
  remove: CandidateIds.default([]),
  /** Candidates that aren't listed come last. */
  order: CandidateIds.optional(),
}).refine(({ add, remove }) => !overlap(add, remove), {
  path: ["remove"],
  message: "A candidate can’t be added and removed at once",
});

function overlap(some: readonly number[], others: readonly number[]): boolean {
  const known = new Set(some);
  return others.some((id) => known.has(id));
}

const ExportRequest = z.object({
  jobId: z.number().int().positive(),
  candidateIds: CandidateIds.min(1, "Choose at least one candidate to export"),
  format: z.enum(exportFormats).default("csv"),
});

const CvRequest = z.object({
  jobId: z.number().int().positive(),
  candidateIds: z.array(z.number().int().positive()).min(1).max(500),
});

export const shortlistRouter = router({
  list: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    return listShortlist(ctx.db, await requireJob(ctx, input.id, "view"));
  }),

  set: userProcedure
    .input(JobId.extend({ candidateIds: CandidateIds }))
    .mutation(async ({ ctx, input }) => {
      const job = await requireJob(ctx, input.id, "review");
      await saveShortlist(ctx.db, job, { candidateIds: input.candidateIds, now: ctx.clock() });
      return { candidateIds: await listShortlist(ctx.db, job) };
    }),

  change: userProcedure.input(Change).mutation(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "review");
    const { add, remove, order = null } = input;
    await changeShortlist(ctx.db, job, { add, remove, order, now: ctx.clock() });
    return { candidateIds: await listShortlist(ctx.db, job) };
  }),

  downloadCvs: userProcedure.input(CvRequest).mutation(async ({ ctx, input }) => {
    return downloadCvs(ctx, await requireJob(ctx, input.jobId, "view"), input.candidateIds);
  }),

  export: userProcedure.input(ExportRequest).mutation(async ({ ctx, input }) => {
    return exportShortlist(ctx, await requireJob(ctx, input.jobId, "view"), input);
  }),
});
