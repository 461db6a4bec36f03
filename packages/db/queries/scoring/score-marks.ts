import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { scores } from "../../schema/scoring.ts";

/** Maps each candidate of a job to a mark that changes with their score and its basis. */
export type ScoreMarks = ReadonlyMap<number, string>;

export function readScoreMarks(tx: Transaction | Database, jobId: number): ScoreMarks {
  const mark = sql<string>`${candidates.fileSha256} || ':' || ${candidates.updatedAt} || ':' ||
    ${scores.scoredAt} || ':' || ${scores.weights} || ':' || ${scores.totalScore}`;
  const rows = tx
    .select({ id: scores.candidateId, mark })
    .from(scores)
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .where(eq(scores.jobId, jobId))
    .all();
  return new Map(rows.map((row) => [row.id, row.mark]));
}

/** Returns the candidates that were added or changed between the two. */
export function changedSince(before: ScoreMarks, now: ScoreMarks): number[] {
  return [...now].filter(([id, mark]) => before.get(id) !== mark).map(([id]) => id);
}
