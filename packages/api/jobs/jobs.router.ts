import {
  countCandidatesByJob,
  createJob,
  dropOrderNote,
  listJobs,
  setJobStatus,
  stepThroughJobs,
} from "@resume-picker/db/queries/jobs";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { Job, JobInput } from "@resume-picker/domain/jobs/job";
import { z } from "zod";
import { actedBy } from "../acted-by.ts";
import { requireRoomForJob } from "../accounts/account-room.ts";
import { StreamedList } from "../download.ts";
import { Page, StreamedPage, toStreamedPage } from "../page.ts";
import { router, userProcedure } from "../trpc.ts";
import { deleteJob, undeleteJob } from "./delete-job.ts";
import { loadSampleData } from "./load-sample-data.ts";
import { JobId, requireJob } from "../owned-job.ts";
import { suggestSkills } from "./suggest-skills.ts";
import { updateJob } from "./update-job.ts";

const DescribedJob = z.object({
  description: z.string().trim().min(1, "Please write a job description first").max(50_000),
});

export const jobsRouter = router({
  /** For the screen: of each job only what the list needs. */
  list: userProcedure.query(({ ctx }) => listJobs(ctx.db, ctx.user.id)),

  listInFull: userProcedure.input(Page).query(async ({ ctx, input }) => {
    const steps = await Array.fromAsync(stepThroughJobs(ctx.db, ctx.user.id, input));
    return steps.flat();
  }),

  streamInFull: userProcedure
    .input(StreamedPage)
    .query(
      ({ ctx, input }) =>
        new StreamedList<Job>(stepThroughJobs(ctx.db, ctx.user.id, toStreamedPage(input))),
    ),

  candidateCounts: userProcedure.query(({ ctx }) => countCandidatesByJob(ctx.db, ctx.user.id)),

  get: userProcedure.input(JobId).query(({ ctx, input }) => requireJob(ctx, input.id)),

  create: userProcedure.input(JobInput).mutation(async ({ ctx, input }) => {
    await requireRoomForJob(ctx);
    const now = ctx.clock();
    const job = await createJob(ctx.db, input, { ownerId: ctx.user.id, now });
    const resource = { type: "job", id: job.id } as const;
    await recordAction(ctx.db, { ...actedBy(ctx), action: "job.create", resource, now });
    return job;
  }),

  update: userProcedure.input(JobInput.extend(JobId.shape)).mutation(async ({ ctx, input }) => {
    const { id, ...job } = input;
    return updateJob(ctx, await requireJob(ctx, id), job);
  }),

  setStatus: userProcedure
    .input(JobId.extend({ status: Job.shape.status }))
    .mutation(async ({ ctx, input: { id, status } }) => {
      const now = ctx.clock();
      const job = await setJobStatus(ctx.db, await requireJob(ctx, id), { status, now });
      await recordAction(ctx.db, {
        ...actedBy(ctx),
        action: "job.update",
        resource: { type: "job", id },
        metadata: { status },
        now,
      });
      return job;
    }),

  dropOrderNote: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    await dropOrderNote(ctx.db, await requireJob(ctx, input.id));
    return { message: "Noted" };
  }),

  delete: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    await deleteJob(ctx, await requireJob(ctx, input.id));
    return { message: "Job deleted successfully" };
  }),

  /** Undo of a deletion, as long as its time is not over. */
  restore: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    await undeleteJob(ctx, input.id);
    return { message: "Job restored" };
  }),

  analyzeSkills: userProcedure
    .input(DescribedJob)
    .mutation(({ ctx, input }) => suggestSkills(ctx, input)),

  loadSampleData: userProcedure.mutation(({ ctx }) => loadSampleData(ctx)),
});
