import { sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { keptCandidate } from "../kept-sql.ts";
import type { OwnedJob } from "../owned-rows.ts";

export type StandsBefore = { higherTotal: number; moreSkills: number; earlierFile: number };

/** How many of the job's other candidates stand before such a score, and how many others there are. */
export function countBefore(
  db: Database,
  job: OwnedJob,
  score: {
    candidateId: number;
    totalScore: number;
    skillMatchScore: number;
    fileSha256: string;
  },
): { before: StandsBefore; others: number } {
  const { candidateId, totalScore: total, skillMatchScore: skills, fileSha256 } = score;
  const row = db.get<StandsBefore & { others: number }>(sql`
    select count(*) as others,
      coalesce(sum(total_score > ${total}), 0) as higherTotal,
      coalesce(sum(total_score = ${total} and skill_match_score > ${skills}), 0) as moreSkills,
      coalesce(sum(total_score = ${total} and skill_match_score = ${skills}
        and file_sha256 < ${fileSha256}), 0) as earlierFile
    from scores where job_id = ${job.id} and candidate_id <> ${candidateId}
      and candidate_id ${sql.raw(keptCandidate)}`);
  const { others, ...before } = row;
  return { before, others };
}
