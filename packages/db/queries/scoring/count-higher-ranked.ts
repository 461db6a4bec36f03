import { sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { undeletedCandidate } from "../undeleted-sql.ts";
import type { ViewableJob } from "../allowed-rows.ts";

export type HigherRanked = { higherTotal: number; moreSkills: number };

/** Counts the job's other candidates whose score is better or equal, and all other candidates. */
export function countHigherRanked(
  db: Database,
  job: ViewableJob,
  score: { candidateId: number; totalScore: number; skillMatchScore: number },
): { before: HigherRanked; equal: number; others: number } {
  const { candidateId, totalScore: total, skillMatchScore: skills } = score;
  const row = db.get<HigherRanked & { equal: number; others: number }>(sql`
    select count(*) as others,
      coalesce(sum(total_score > ${total}), 0) as higherTotal,
      coalesce(sum(total_score = ${total} and skill_match_score > ${skills}), 0) as moreSkills,
      coalesce(sum(total_score = ${total} and skill_match_score = ${skills}), 0) as equal
    from scores where job_id = ${job.id} and candidate_id <> ${candidateId}
      and candidate_id ${sql.raw(undeletedCandidate)}`);
  const { others, equal, ...before } = row;
  return { before, equal, others };
}
