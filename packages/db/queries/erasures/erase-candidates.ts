import { eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { aiRankings, scores } from "../../schema/scoring.ts";
import { uploadFiles } from "../../schema/uploads.ts";

/**
 * Deletes candidates with all that was made of them, and their mention in stored AI rankings and in
 * reports of uploads.
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
    // A report still counts the file, and names nobody.
    tx.update(uploadFiles)
      .set({ fileName: null, candidateId: null, doubts: [] })
      .where(eq(uploadFiles.candidateId, id))
      .run();
    tx.delete(candidates)
      .where(inArray(candidates.id, [id]))
      .run();
  }
}
