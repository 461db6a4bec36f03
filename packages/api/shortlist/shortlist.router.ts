import { listShortlist, saveShortlist } from "@resume-picker/db/queries/shortlist";
import { exportFormats } from "@resume-picker/domain/shortlist/export-rules";
import { z } from "zod";
import { JobId, requireJob } from "../owned-job.ts";
import { router, userProcedure } from "../trpc.ts";
import { exportShortlist } from "./export-shortlist.ts";

const CandidateIds = z.array(z.number().int().positive()).max(20_000);

const ExportRequest = z.object({
  jobId: z.number().int().positive(),
  candidateIds: CandidateIds.min(1, "Choose at least one candidate to export"),
  format: z.enum(exportFormats).default("csv"),
});

export const shortlistRouter = router({
  list: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    return listShortlist(ctx.db, await requireJob(ctx, input.id));
  }),

  set: userProcedure
    .input(JobId.extend({ candidateIds: CandidateIds }))
    .mutation(async ({ ctx, input }) => {
      const job = await requireJob(ctx, input.id);
      await saveShortlist(ctx.db, job, { candidateIds: input.candidateIds, now: ctx.clock() });
      return { candidateIds: await listShortlist(ctx.db, job) };
    }),

  export: userProcedure.input(ExportRequest).mutation(async ({ ctx, input }) => {
    return exportShortlist(ctx, await requireJob(ctx, input.jobId), input);
  }),
});
