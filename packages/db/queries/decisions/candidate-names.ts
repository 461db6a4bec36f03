import { displayName } from "@resume-picker/domain/candidates/display-name";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { scores } from "../../schema/scoring.ts";
import { isUndeletedCandidate } from "../undeleted-rows.ts";
import type { ViewableJob } from "../allowed-rows.ts";

/** Returns the names of the job's candidates, by id. */
export async function listCandidateNames(
  db: Database,
  job: ViewableJob,
): Promise<Map<number, string>> {
  const rows = db
    .select({ id: candidates.id, name: candidates.name, fileName: candidates.fileName })
    .from(scores)
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .where(and(eq(scores.jobId, job.id), isUndeletedCandidate(scores.candidateId)))
    .all();
  return new Map(rows.map((row) => [row.id, displayName(row)]));
}
