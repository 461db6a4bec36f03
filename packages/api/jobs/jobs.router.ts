import {
  countCandidatesByJob,
  createJob,
  dismissOrderNote,
  listJobs,
  saveDecideFirst,
  setJobStatus,
  iterateJobs,
} from "@resume-picker/db/queries/jobs";
import { listBlindEvents } from "@resume-picker/db/queries/blind/blind-review";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { BlindSettings, RevealInput } from "@resume-picker/domain/blind/blind-review";
import { Job, JobChange, JobInput, SeenPosting } from "@resume-picker/domain/jobs/job";
import { MemberInput } from "@resume-picker/domain/jobs/sharing/members";
import { listMembers } from "@resume-picker/db/queries/members";
import { proposeJob } from "@resume-picker/domain/posting/propose-job";
import { z } from "zod";
import { actedBy } from "../acted-by.ts";
import { requireQuotaForJob } from "../accounts/quota.ts";
import { reveal, switchBlindReview } from "./blind-review.ts";
import { requireCandidate } from "../candidates/require-candidate.ts";
import { StreamedList } from "../download.ts";
import { Page, StreamedPage, toStreamedPage } from "../page.ts";
import { router, userProcedure } from "../trpc.ts";
import { deleteJob, undeleteJob } from "./delete-job.ts";
import { discardDraft, startDraft } from "./drafts.ts";
import { loadSampleData } from "./load-sample-data.ts";
import { JobId, requireJob } from "../require-job.ts";
import { removeMember, setMember } from "./members.ts";
import { suggestSkills } from "./suggest-skills.ts";
import { updateJob } from "./update-job.ts";

const DescribedJob = z.object({
  description: z.string().trim().min(1, "Please write a job description first").max(50_000),
});

export const jobsRouter = router({
  /** For the screen: all jobs, with only the fields that the list needs. */
  list: userProcedure.query(({ ctx }) => listJobs(ctx.db, ctx.user.id)),

  listInFull: userProcedure.input(Page).query(async ({ ctx, input }) => {
    const steps = await Array.fromAsync(iterateJobs(ctx.db, ctx.user.id, input));
    return steps.flat();
  }),

  streamInFull: userProcedure
    .input(StreamedPage)
    .query(
      ({ ctx, input }) =>
        new StreamedList<Job>(iterateJobs(ctx.db, ctx.user.id, toStreamedPage(input))),
    ),

  candidateCounts: userProcedure.query(({ ctx }) => countCandidatesByJob(ctx.db, ctx.user.id)),

  get: userProcedure.input(JobId).query(({ ctx, input }) => requireJob(ctx, input.id, "view")),

  create: userProcedure.input(JobInput).mutation(async ({ ctx, input }) => {
    await requireQuotaForJob(ctx);
    const now = ctx.clock();
    const job = await createJob(ctx.db, input, { ownerId: ctx.user.id, now });
    const resource = { type: "job", id: job.id } as const;
    await recordAction(ctx.db, { ...actedBy(ctx), action: "job.create", resource, now });
    return job;
  }),

  startDraft: userProcedure.mutation(({ ctx }) => startDraft(ctx)),

  discardDraft: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    return discardDraft(ctx, await requireJob(ctx, input.id, "own"));
  }),

  update: userProcedure
    .input(JobChange.extend({ ...JobId.shape, seen: SeenPosting.optional() }))
    .mutation(async ({ ctx, input: { id, ...change } }) => {
      return updateJob(ctx, await requireJob(ctx, id, "edit"), change);
    }),

  setStatus: userProcedure
    .input(JobId.extend({ status: Job.shape.status }))
    .mutation(async ({ ctx, input: { id, status } }) => {
      const now = ctx.clock();
      const job = await setJobStatus(ctx.db, await requireJob(ctx, id, "edit"), { status, now });
      await recordAction(ctx.db, {
        ...actedBy(ctx),
        action: "job.update",
        resource: { type: "job", id },
        metadata: { status },
        now,
      });
      return job;
    }),

  /** Hides or shows the candidates' identity for everybody on the job. Returns the job. */
  setBlindReview: userProcedure
    .input(JobId.extend(BlindSettings.shape))
    .mutation(async ({ ctx, input: { id, ...settings } }) => {
      await switchBlindReview(ctx, await requireJob(ctx, id, "edit"), settings);
      return requireJob(ctx, id, "view");
    }),

  /** Reveals one candidate. The reason is recorded in the ledger. */
  reveal: userProcedure
    .input(JobId.extend(RevealInput.shape))
    .mutation(async ({ ctx, input: { id, ...input } }) => {
      const job = await requireJob(ctx, id, "edit");
      const candidate = await requireCandidate(ctx, input.candidateId, "edit");
      await reveal(ctx, { job, candidate }, input);
      return { message: "Candidate revealed" };
    }),

  /** The ledger of blind review, oldest first. */
  blindEvents: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    return listBlindEvents(ctx.db, await requireJob(ctx, input.id, "view"));
  }),

  setDecideFirst: userProcedure
    .input(JobId.extend({ decideFirst: z.boolean() }))
    .mutation(async ({ ctx, input: { id, decideFirst } }) => {
      const job = await requireJob(ctx, id, "own");
      await saveDecideFirst(ctx.db, job, {
        decideFirst,
        action: {
          ...actedBy(ctx),
          action: "job.update",
          resource: { type: "job", id },
          metadata: { decideFirst },
          now: ctx.clock(),
        },
      });
      return { decideFirst };
    }),

  dismissOrderNote: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    await dismissOrderNote(ctx.db, await requireJob(ctx, input.id, "edit"));
    return { message: "Noted" };
  }),

  delete: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    await deleteJob(ctx, await requireJob(ctx, input.id, "own"));
    return { message: "Job deleted successfully" };
  }),

  /** Undoes a deletion within the time limit. */
  restore: userProcedure.input(JobId).mutation(async ({ ctx, input }) => {
    await undeleteJob(ctx, input.id);
    return { message: "Job restored" };
  }),

  members: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    return listMembers(ctx.db, await requireJob(ctx, input.id, "view"));
  }),

  setMember: userProcedure
    .input(JobId.extend(MemberInput.shape))
    .mutation(async ({ ctx, input: { id, ...member } }) => {
      return setMember(ctx, await requireJob(ctx, id, "own"), member);
    }),

  removeMember: userProcedure
    .input(JobId.extend({ userId: z.string().max(100) }))
    .mutation(async ({ ctx, input }) => {
      await removeMember(ctx, await requireJob(ctx, input.id, "view"), input.userId);
      return { message: "Member removed" };
    }),

  analyzeSkills: userProcedure
    .input(DescribedJob)
    .mutation(({ ctx, input }) => suggestSkills(ctx, input)),

  /** Returns the title and requirements of a posting, using only the rules. */
  propose: userProcedure.input(DescribedJob).mutation(({ input }) => proposeJob(input.description)),

  loadSampleData: userProcedure.mutation(({ ctx }) => loadSampleData(ctx)),
});
