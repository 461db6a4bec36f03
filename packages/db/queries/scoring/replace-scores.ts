import type { ComponentExplanation } from "@resume-picker/domain/scoring/score/score";
import { totalScore } from "@resume-picker/domain/scoring/score/total-score";
import { scoreComponents, scoreParts } from "@resume-picker/domain/score-parts";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";
import { jobs } from "../../schema/jobs.ts";
import { scoreReceipts, scores } from "../../schema/scoring.ts";

/** A newly computed score with its receipt. */
export type NewScore = Omit<
  typeof scores.$inferInsert,
  | "id"
  | "createdAt"
  | "aiRank"
  | "aiRankReason"
  | "aiRankEngine"
  | "aiRankedAt"
  | "isAiRankOutdated"
> & { explanation: ComponentExplanation[] };

const scoredColumns = [
  "totalScore",
  ...scoreParts.map(({ field }) => field),
  "missingMustHave",
  "mustStates",
  "modelDifferences",
  "unratedParts",
  "firstSkills",
  "warnings",
  "weights",
  "fileSha256",
  "parserVersion",
  "asOf",
  "scoringVersion",
  "scoredAt",
] as const;

const toObject = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  // Every name gets a value.
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

/** Prepared once per call, because a changed job writes thousands of rows. */
function prepareInserts(tx: Transaction) {
  const given = ["candidateId", "jobId", "createdAt", ...scoredColumns] as const;
  const score = tx
    .insert(scores)
    .values(toObject(given, (name) => sql.placeholder(name)))
    .onConflictDoUpdate({
      target: [scores.jobId, scores.candidateId],
      set: {
        ...toObject(scoredColumns, (name) => sql`excluded.${sql.identifier(scores[name].name)}`),
        isAiRankOutdated: sql`${scores.aiRank} is not null`,
      },
    })
    .returning({ id: scores.id })
    .prepare();
  const receipt = tx
    .insert(scoreReceipts)
    .values({ scoreId: sql.placeholder("scoreId"), explanation: sql.placeholder("explanation") })
    .onConflictDoUpdate({
      target: scoreReceipts.scoreId,
      set: { explanation: sql`excluded.explanation` },
    })
    .prepare();
  return { score, receipt };
}

/**
 * Writes the scores. Existing AI ranks are kept and marked as outdated. If a re-score changed the
 * job's weights in the meantime, the totals are computed with the current weights. The transaction
 * must be immediate, or the weights could change again before it writes.
 */
export function replaceScores(tx: Transaction, rows: readonly NewScore[]): void {
  if (rows.length === 0) return;
  const inserts = prepareInserts(tx);
  const holding = new Map<number, ScoreWeights | undefined>();
  for (const jobId of new Set(rows.map((row) => row.jobId))) {
    holding.set(jobId, readJobWeights(tx, jobId));
  }
  for (const { explanation, ...given } of rows) {
    const row = withWeights(given, holding.get(given.jobId) ?? given.weights);
    const { id } = inserts.score.get({ ...row, createdAt: row.scoredAt });
    inserts.receipt.run({ scoreId: id, explanation });
  }
}

function readJobWeights(tx: Transaction, jobId: number): ScoreWeights | undefined {
  return tx.select({ weights: jobs.weights }).from(jobs).where(eq(jobs.id, jobId)).get()?.weights;
}

function withWeights<Row extends Omit<NewScore, "explanation">>(
  row: Row,
  weights: ScoreWeights,
): Row {
  const isSame = scoreComponents.every(
    (component) => row.weights[component] === weights[component],
  );
  return isSame ? row : { ...row, weights, totalScore: totalScore(row, weights) };
}
