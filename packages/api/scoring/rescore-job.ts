import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import { listComponents, saveTotals } from "@resume-picker/db/queries/scores";
import { recordAction } from "@resume-picker/db/queries/user-actions";
import { rankScores } from "@resume-picker/domain/scoring/rank-scores";
import { totalScore } from "@resume-picker/domain/scoring/total-score";
import type { ScoreWeights } from "@resume-picker/domain/scoring/weights";
import type { UserContext } from "../trpc.ts";

/** New totals from the stored components: no CV is read again. Answers how many there were. */
export async function rescoreJob(
  ctx: UserContext,
  job: OwnedJob,
  how: { weights: ScoreWeights; withRanks: boolean },
): Promise<number> {
  const { weights, withRanks } = how;
  const rows = (await listComponents(ctx.db, job)).map((row) => ({
    ...row,
    totalScore: totalScore(row, weights),
  }));
  const now = ctx.clock();
  await saveTotals(ctx.db, job, {
    totals: new Map(rows.map((row) => [row.candidateId, row.totalScore])),
    ranks: withRanks ? rankScores(rows) : null,
    weights,
    now,
  });
  await recordAction(ctx.db, {
    userId: ctx.user.id,
    action: withRanks ? "job.manual-rank" : "job.rescore",
    resource: { type: "job", id: job.id },
    metadata: { candidates: rows.length },
    now,
  });
  return rows.length;
}
