import { listPool } from "@resume-picker/db/queries/talent-pool/list-pool";
import { maxAdded } from "@resume-picker/domain/talent-pool/pool-rules";
import { PoolFilters } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { KeepMonths } from "@resume-picker/domain/talent-pool/retention";
import { z } from "zod";
import { searchLimits } from "../blind/search-shown.ts";
import { JobId, requireJob } from "../require-job.ts";
import { Page } from "../page.ts";
import { router, userProcedure } from "../trpc.ts";
import { addToJob } from "./add-to-job.ts";
import { exportPool } from "./export-pool.ts";
import { suggestCandidates } from "./suggest-candidates.ts";
import { dayOf, erasePast, setRetention, showRetention } from "./retention.ts";

const Added = JobId.extend({
  candidateIds: z.array(z.number().int().positive()).min(1).max(maxAdded),
});

/** Among more others than `max` the search isn't begun. */
const SuggestionInput = JobId.extend({ max: z.coerce.number().int().min(0).optional() });

const Exported = z.object({
  candidateIds: z.array(z.number().int().positive()).min(1).max(20_000),
});

export const talentPoolRouter = router({
  /** All of the user's candidates, whatever their jobs, in pages. */
  list: userProcedure.input(PoolFilters.extend(Page.shape)).query(({ ctx, input }) => {
    const owner = { id: ctx.user.id, today: dayOf(ctx) };
    return listPool(ctx.db, owner, { ...input, limits: searchLimits(ctx) });
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

  /** How long the user keeps candidates, and how many are past it. */
  retention: userProcedure.query(({ ctx }) => showRetention(ctx)),

  setRetention: userProcedure
    .input(z.object({ keepMonths: KeepMonths }))
    .mutation(({ ctx, input }) => setRetention(ctx, input.keepMonths)),

  /** Deletes some thousands of those past their time; ask again while any are left. */
  erasePast: userProcedure
    .input(z.object({ receivedBefore: z.iso.date().max(10) }))
    .mutation(({ ctx, input }) => erasePast(ctx, input.receivedBefore)),
});
