import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { parserVersion } from "@resume-picker/domain/resume/parser-version";
import type { Database } from "../connect.ts";
import { prepareOnce } from "../prepare-once.ts";
import { timeQuery } from "../time-query.ts";
import type { OwnedJob } from "./owned-rows.ts";

/**
 * One JSON text a row; JSON of a sub-select is text to SQLite unless `json()` says otherwise. In the shape of `ListedCandidate`: handing over two dozen columns of 10,000
 * rows one by one takes longer than reading them.
 */
const statement = prepareOnce((db: Database) =>
  db.$client
    .prepare<[number, number], string>(
      `select json_object(
         'id', c.id, 'name', c.name, 'email', c.email, 'location', c.location,
         'yearsExperience', c.years_experience, 'lastRoleTitle', c.last_role_title,
         'skills', json((select json_group_array(skill) from
           (select skill from candidate_skills where candidate_id = c.id order by id))),
         'gapCount', json_array_length(c.experience_gaps),
         'gapMonths', iif(c.experience_gaps = '[]', 0,
           (select sum(value ->> 'months') from json_each(c.experience_gaps))),
         'warnings', json(iif(c.warnings = '[]', '[]',
           (select json_group_array(json_object('code', value ->> 'code', 'message', value ->> 'message'))
            from json_each(c.warnings)))),
         'isOutdated', json(iif(s.parser_version < ?, 'true', 'false')),
         'version', c.updated_at + s.scored_at + coalesce(s.manual_ranked_at, 0) + coalesce(s.ai_ranked_at, 0),
         'score', json_object(
           'totalScore', s.total_score, 'skillMatchScore', s.skill_match_score,
           'titleScore', s.title_score, 'seniorityScore', s.seniority_score,
           'recencyScore', s.recency_score, 'gapPenalty', s.gap_penalty,
           'missingMustHave', json(s.missing_must_have), 'weights', json(s.weights),
           'manualRank', s.manual_rank, 'manualRankedAt', s.manual_ranked_at,
           'aiRank', s.ai_rank, 'aiRankEngine', s.ai_rank_engine, 'aiRankedAt', s.ai_ranked_at))
       from scores s join candidates c on c.id = s.candidate_id
       where s.job_id = ?
       order by s.total_score desc, s.skill_match_score desc, s.candidate_id`,
    )
    .pluck(),
);

/** All of the job, best total first; equal totals by skill match, then by id. */
export async function listCandidates(db: Database, job: OwnedJob): Promise<ListedCandidate[]> {
  return (
    timeQuery("list candidates", () => statement(db).all(parserVersion, job.id))
      // A test compares each row with the candidate in full.
      .map((text) => JSON.parse(text) as ListedCandidate)
  );
}
