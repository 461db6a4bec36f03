import type { ComponentExplanation } from "@resume-picker/domain/scoring/score";
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

/** Writes the scores; rows that exist keep their ranks, which stay as given until ranked anew. */
export function replaceScores(tx: Transaction, rows: readonly NewScore[]): void {
  for (const { explanation, ...row } of rows) {
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
