import type { ComponentExplanation } from "@resume-picker/domain/scoring/score";
import { totalScore } from "@resume-picker/domain/scoring/total-score";
import { scoreComponents } from "@resume-picker/domain/scoring/weights";
import type { ScoreWeights } from "@resume-picker/domain/scoring/weights";
import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { rowInsert } from "../insert-row.ts";
import { prepareOnce } from "../prepare-once.ts";
import type { Transaction } from "../prepare-once.ts";
import { scoreReceipts, scores } from "../schema/scoring.ts";

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

const made = [
  "candidateId",
  "jobId",
  "totalScore",
  "skillMatchScore",
  "titleScore",
  "seniorityScore",
  "recencyScore",
  "gapPenalty",
  "missingMustHave",
  "weights",
  "fileSha256",
  "parserVersion",
  "asOf",
  "scoredAt",
] as const;

const insertScore = rowInsert(scores, [...made, "createdAt"], {
  on: ["jobId", "candidateId"],
  update: made,
});

const insertReceipt = rowInsert(scoreReceipts, ["scoreId", "explanation"], {
  on: ["scoreId"],
  update: ["explanation"],
});

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
  for (const { explanation, ...given } of rows) {
    const row = underWeights(given, holding.get(given.jobId) ?? given.weights);
    const scoreId = insertScore(tx, { ...row, createdAt: row.scoredAt });
    if (scoreId !== null) insertReceipt(tx, { scoreId, explanation });
  }
}

const jobWeights = prepareOnce((db: Database | Transaction) =>
  db
    .select({ weights: scores.weights })
    .from(scores)
    .where(eq(scores.jobId, sql.placeholder("jobId")))
    .orderBy(desc(scores.candidateId))
    .limit(1)
    .prepare(),
);

/**
 * The weights that the job's scores are made with, or null before the first candidate. All rows of a
 * job have the same; the last candidate's is found by an index, however many there are.
 */
export function readJobWeights(tx: Transaction | Database, jobId: number): ScoreWeights | null {
  return jobWeights(tx).get({ jobId })?.weights ?? null;
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
