import type { Database } from "../connect.ts";
import { scores } from "../schema/scoring.ts";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** A fresh score; ranks are given by ranking, not by scoring. */
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
>;

/** Writes the scores; rows that exist keep their ranks, which stay as given until ranked anew. */
export function replaceScores(tx: Transaction, rows: readonly NewScore[]): void {
  for (const row of rows) {
    tx.insert(scores)
      .values({ ...row, createdAt: row.scoredAt })
      .onConflictDoUpdate({ target: [scores.jobId, scores.candidateId], set: row })
      .run();
  }
}
