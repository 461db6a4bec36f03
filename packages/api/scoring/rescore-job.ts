import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";

/** Computes new totals from stored components without parsing CVs. Returns their number. */
export async function rescoreJob(
  ctx: UserContext,
  job: EditableJob,
  how: { weights: ScoreWeights | null; withRanks: boolean },
): Promise<number> {
  const { weights, withRanks } = how;
  const now = ctx.clock();
  const count = await ctx.rescore(job, { weights, withRanks, now: now.getTime() });
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: withRanks ? "job.manual-rank" : "job.rescore",
    resource: { type: "job", id: job.id },
    metadata: { candidates: count },
    now,
  });
  return count;
}
