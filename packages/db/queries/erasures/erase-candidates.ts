import { eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { aiRankings, scores } from "../../schema/scoring.ts";
import { uploadFiles } from "../../schema/uploads.ts";

/**
 * Deletes candidates and everything derived from them, including their mentions in stored AI
 * rankings and upload reports.
 */
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
    // The report still counts the file but contains no name.
    tx.update(uploadFiles)
      .set({ fileName: null, candidateId: null, doubts: [] })
      .where(eq(uploadFiles.candidateId, id))
      .run();
    tx.delete(candidates)
      .where(inArray(candidates.id, [id]))
      .run();
  }
}
