import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { scores } from "../../schema/scoring.ts";

/** Maps each candidate of a job to a mark that changes with their score and its basis. */
export type ScoreVersions = ReadonlyMap<number, string>;

export function readScoreVersions(tx: Transaction | Database, jobId: number): ScoreVersions {
  const version = sql<string>`${candidates.fileSha256} || ':' || ${candidates.updatedAt} || ':' ||
    ${scores.scoredAt} || ':' || ${scores.weights} || ':' || ${scores.totalScore}`;
  const rows = tx
    .select({ id: scores.candidateId, mark: version })
    .from(scores)
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .where(eq(scores.jobId, jobId))
    .all();
  return new Map(rows.map((row) => [row.id, row.mark]));
}

/** Returns the candidates that were added or changed between the two. */
export function changedSince(before: ScoreVersions, now: ScoreVersions): number[] {
  return [...now].filter(([id, mark]) => before.get(id) !== mark).map(([id]) => id);
}
