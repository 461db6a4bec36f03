import { mapScoreFields, scoreParts } from "@resume-picker/domain/score-parts";
import { totalScore } from "@resume-picker/domain/scoring/score/total-score";
import { parseWeights } from "@resume-picker/domain/scoring/score/weights";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import type BetterSqlite3 from "better-sqlite3";
import { undeletedCandidate } from "../queries/undeleted-sql.ts";

export type RescoreTask = {
  jobId: number;
  /** The job's new weights, or null to keep the current ones. */
  weights: ScoreWeights | null;
  /** Whether to rank manually too: the ranks by total then become manual ranks. */
  withRanks: boolean;
  /** UTC milliseconds. */
  now: number;
};

/**
 * Saves a job's new weights and recomputes the totals from the stored components, in one
 * transaction. SQLite calls the domain's own function for the sum.
 *
 * @returns the number of candidates. Candidates marked as deleted aren't counted, but their totals
 * are right if Undo restores them.
 */
export function rescoreRows(client: BetterSqlite3.Database, task: RescoreTask): number {
  const write = client.transaction(() => {
    const weights = task.weights ?? readWeights(client, task.jobId);
    if (weights === null) return 0;
    client
      .prepare("update jobs set weights = ? where id = ?")
      .run(JSON.stringify(weights), task.jobId);
    return writeTotals(client, { ...task, weights });
  });
  return write.immediate();
}

/** Null if the job was deleted in the meantime. */
function readWeights(client: BetterSqlite3.Database, jobId: number): ScoreWeights | null {
  const text = client.prepare("select weights from jobs where id = ?").pluck().get(jobId);
  return typeof text === "string" ? parseWeights(text) : null;
}

type WeightedTask = RescoreTask & { weights: ScoreWeights };

function writeTotals(client: BetterSqlite3.Database, task: WeightedTask): number {
  const { jobId, weights, withRanks, now } = task;
  // One object for all rows, of which there may be a hundred thousand.
  const parts = mapScoreFields(() => 0);
  client.function(
    "weighted_total",
    { deterministic: true, varargs: true },
    (...values: number[]) => {
      scoreParts.forEach(({ field }, at) => {
        parts[field] = values[at] ?? 0;
      });
      return totalScore(parts, weights);
    },
  );
  const total = `weighted_total(${scoreParts.map(({ column }) => column).join(", ")})`;
  client
    .prepare(
      `update scores set total_score = ${total}, weights = ?, scored_at = ? where job_id = ?`,
    )
    .run(JSON.stringify(weights), now, jobId);
  if (withRanks)
    client.prepare("update jobs set manually_ranked_at = ? where id = ?").run(now, jobId);
  const count = client
    .prepare<[number], number>(
      `select count(*) from scores where job_id = ? and candidate_id ${undeletedCandidate}`,
    )
    .pluck();
  return count.get(jobId) ?? 0;
}
