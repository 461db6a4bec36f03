import type { ComponentExplanation } from "@resume-picker/domain/scoring/score";
import { totalScore } from "@resume-picker/domain/scoring/total-score";
import { scoreComponents } from "@resume-picker/domain/scoring/weights";
import type { ScoreWeights } from "@resume-picker/domain/scoring/weights";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { scoreReceipts, scores } from "../schema/scoring.ts";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** A fresh score with its receipt; ranks are given by ranking, not by scoring. */
export type NewScore = Omit<
  typeof scores.$inferInsert,
  | "id"
  | "createdAt"
  | "manualRank"
  | "manualRankedAt"
  | "aiRank"
  | "aiRankReason"
  | "aiRankEngine"
  | "aiRankedAt"
> & { explanation: ComponentExplanation[] };

/**
 * Writes the scores; rows that exist keep their ranks, which stay as given until ranked anew. What
 * was made with weights that a re-score has changed meanwhile gets its total by those that hold now:
 * the transaction must be an immediate one, or they could change again before it writes.
 */
export function replaceScores(tx: Transaction, rows: readonly NewScore[]): void {
  const holding = new Map<number, ScoreWeights | null>();
  for (const jobId of new Set(rows.map((row) => row.jobId))) {
    holding.set(jobId, readJobWeights(tx, jobId));
  }
  for (const { explanation, ...made } of rows) {
    const row = underWeights(made, holding.get(made.jobId) ?? made.weights);
    const { id } = tx
      .insert(scores)
      .values({ ...row, createdAt: row.scoredAt })
      .onConflictDoUpdate({ target: [scores.jobId, scores.candidateId], set: row })
      .returning({ id: scores.id })
      .get();
    tx.insert(scoreReceipts)
      .values({ scoreId: id, explanation })
      .onConflictDoUpdate({ target: scoreReceipts.scoreId, set: { explanation } })
      .run();
  }
}

/**
 * The weights that the job's scores are made with, or null before the first candidate. All rows of a
 * job have the same; the last candidate's is found by an index, however many there are.
 */
export function readJobWeights(tx: Transaction | Database, jobId: number): ScoreWeights | null {
  const row = tx
    .select({ weights: scores.weights })
    .from(scores)
    .where(eq(scores.jobId, jobId))
    .orderBy(desc(scores.candidateId))
    .limit(1)
    .get();
  return row?.weights ?? null;
}

function underWeights<Row extends Omit<NewScore, "explanation">>(
  row: Row,
  weights: ScoreWeights,
): Row {
  const isSame = scoreComponents.every(
    (component) => row.weights[component] === weights[component],
  );
  return isSame ? row : { ...row, weights, totalScore: totalScore(row, weights) };
}
