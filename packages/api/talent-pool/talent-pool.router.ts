import { listPool } from "@resume-picker/db/queries/talent-pool/list-pool";
import { maxAddedAtOnce } from "@resume-picker/domain/talent-pool/pool-rules";
import { PoolFilters } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { maxFoundPeople, PersonAddress } from "@resume-picker/domain/talent-pool/person-data";
import {
  HoldReason,
  JobKeepMonths,
  KeepMonths,
  ProposedRule,
} from "@resume-picker/domain/talent-pool/retention";
import { z } from "zod";
import { limitSearchInBlindReview } from "../blind/limit-search.ts";
import { CandidateId, requireCandidate } from "../candidates/require-candidate.ts";
import { JobId, requireJob } from "../require-job.ts";
import { Page } from "../page.ts";
import { router, userProcedure } from "../trpc.ts";
import { addToJob } from "./add-to-job.ts";
import { exportPool } from "./export-pool.ts";
import { suggestCandidates } from "./suggest-candidates.ts";
import { erasePerson, exportPerson, findPerson } from "./person-data.ts";
import { showNotice } from "./show-notice.ts";
import {
  currentDay,
  erasePast,
  findHold,
  holdCandidate,
  previewRetention,
  releaseCandidate,
  setJobRetention,
  setRetention,
  showRetention,
} from "./retention.ts";

const Id = z.number().int().positive();

const Added = JobId.extend({
  candidateIds: z.array(z.number().int().positive()).min(1).max(maxAddedAtOnce),
});

/** If there are more than `max` other candidates, the search isn't started. */
const SuggestionInput = JobId.extend({ max: z.coerce.number().int().min(0).optional() });

const Exported = z.object({
  candidateIds: z.array(z.number().int().positive()).min(1).max(20_000),
});

export const talentPoolRouter = router({
  /** A page of all of the user's candidates, with or without jobs. */
  list: userProcedure.input(PoolFilters.extend(Page.shape)).query(({ ctx, input }) => {
    const owner = { id: ctx.user.id, today: currentDay(ctx) };
    return listPool(ctx.db, owner, { ...input, limits: limitSearchInBlindReview(ctx) });
  }),

  addToJob: userProcedure.input(Added).mutation(async ({ ctx, input }) => {
    return addToJob(ctx, await requireJob(ctx, input.id, "own"), input.candidateIds);
  }),

  suggestedCandidates: userProcedure.input(SuggestionInput).query(async ({ ctx, input }) => {
    return suggestCandidates(ctx, await requireJob(ctx, input.id, "own"), input.max ?? Infinity);
  }),

  export: userProcedure.input(Exported).mutation(({ ctx, input }) => {
    return exportPool(ctx, input.candidateIds);
  }),

  /** The user's retention period, and the number of candidates past it. */
  retention: userProcedure.query(({ ctx }) => showRetention(ctx)),

  setRetention: userProcedure
    .input(z.object({ keepMonths: KeepMonths }))
    .mutation(({ ctx, input }) => setRetention(ctx, input.keepMonths)),

  /** Sets the rule of one job, which overrides the general one for its candidates. */
  setJobRetention: userProcedure
    .input(JobId.extend({ keepMonths: JobKeepMonths }))
    .mutation(async ({ ctx, input }) => {
      return setJobRetention(ctx, await requireJob(ctx, input.id, "own"), input.keepMonths);
    }),

  /** Previews deletions under the current or proposed rules. */
  previewRetention: userProcedure.input(ProposedRule).query(async ({ ctx, input }) => {
    if (input.job) await requireJob(ctx, input.job.id, "own");
    return previewRetention(ctx, input);
  }),

  /** Keeps a candidate past their retention for a reason. Deleting them is blocked meanwhile. */
  hold: userProcedure
    .input(CandidateId.extend({ reason: HoldReason }))
    .mutation(async ({ ctx, input }) => {
      return holdCandidate(ctx, await requireCandidate(ctx, input.id, "own"), input.reason);
    }),

  findHold: userProcedure.input(CandidateId).query(async ({ ctx, input }) => {
    return findHold(ctx, await requireCandidate(ctx, input.id, "own"));
  }),

  release: userProcedure.input(CandidateId).mutation(async ({ ctx, input }) => {
    releaseCandidate(ctx, await requireCandidate(ctx, input.id, "own"));
    return { message: "Hold lifted" };
  }),

  /** Deletes up to some thousand candidates past their retention. Repeat while any are left. */
  erasePast: userProcedure
    .input(z.object({ mark: z.string().max(50) }))
    .mutation(({ ctx, input }) => erasePast(ctx, input.mark)),

  /** Finds the user's own data about an email address. A mutation, because it is audited. */
  findPerson: userProcedure
    .input(PersonAddress)
    .mutation(({ ctx, input }) => findPerson(ctx, input.email)),

  exportPerson: userProcedure
    .input(PersonAddress)
    .mutation(({ ctx, input }) => exportPerson(ctx, input.email)),

  erasePerson: userProcedure
    .input(PersonAddress.extend({ candidateIds: z.array(Id).min(1).max(maxFoundPeople) }))
    .mutation(({ ctx, input }) => erasePerson(ctx, input)),

  /** The privacy notice for applicants in Markdown, based on the settings. */
  applicantNotice: userProcedure
    .input(z.object({ jobId: z.coerce.number().int().positive().optional() }))
    .query(async ({ ctx, input }) => {
      const { jobId } = input;
      return showNotice(ctx, jobId === undefined ? null : await requireJob(ctx, jobId, "own"));
    }),
});
