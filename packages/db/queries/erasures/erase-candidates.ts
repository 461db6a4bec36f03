import { inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { aiRankings, scores } from "../../schema/scoring.ts";

/** Deletes candidates with all that was made of them, and their mention in stored AI rankings. */
export function eraseCandidates(tx: Transaction | Database, ids: readonly number[]): void {
  for (const id of ids) {
    const ofJobs = tx
      .select({ jobId: scores.jobId })
      .from(scores)
      .where(inArray(scores.candidateId, [id]));
    const path = `$."${id}"`;
    tx.update(aiRankings)
      .set({ documents: sql`json_remove(${aiRankings.documents}, ${path})` })
      .where(inArray(aiRankings.jobId, ofJobs))
      .run();
    tx.delete(candidates)
      .where(inArray(candidates.id, [id]))
      .run();
  }
}
