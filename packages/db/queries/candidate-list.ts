import type { CandidateWarning, ExperienceGap } from "@resume-picker/domain/candidates/candidate";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { parserVersion } from "@resume-picker/domain/resume/parser-version";
import type { ScoreWeights } from "@resume-picker/domain/scoring/weights";
import type { Database } from "../connect.ts";
import { prepareOnce } from "../prepare-once.ts";
import type { OwnedJob } from "./owned-rows.ts";

/** Plain SQL: for 10,000 rows, mapping each through the query builder takes longer than reading it. */
const statement = prepareOnce((db: Database) =>
  db.$client.prepare<[number], Row>(
    `select c.id, c.name, c.email, c.location, c.years_experience as years, c.last_role_title as title,
       c.experience_gaps as gaps, c.warnings, c.updated_at as updatedAt,
       (select json_group_array(skill) from
         (select skill from candidate_skills where candidate_id = c.id order by id)) as skills,
       s.total_score as total, s.skill_match_score as skillMatch, s.title_score as titleMatch,
       s.seniority_score as seniority, s.recency_score as recency, s.gap_penalty as gapPenalty,
       s.missing_must_have as missing, s.weights, s.manual_rank as manualRank,
       s.manual_ranked_at as manualRankedAt, s.ai_rank as aiRank, s.ai_rank_engine as aiRankEngine,
       s.ai_ranked_at as aiRankedAt, s.scored_at as scoredAt, s.parser_version as parserVersion
     from scores s join candidates c on c.id = s.candidate_id
     where s.job_id = ?
     order by s.total_score desc, s.skill_match_score desc, s.candidate_id`,
  ),
);

type Row = {
  id: number;
  name: string | null;
  email: string | null;
  location: string | null;
  years: number | null;
  title: string | null;
  gaps: string;
  warnings: string;
  updatedAt: number;
  skills: string;
  total: number;
  skillMatch: number;
  titleMatch: number;
  seniority: number;
  recency: number;
  gapPenalty: number;
  missing: string;
  weights: string;
  manualRank: number | null;
  manualRankedAt: number | null;
  aiRank: number | null;
  aiRankEngine: string | null;
  aiRankedAt: number | null;
  scoredAt: number;
  parserVersion: number;
};

/** All of the job, best total first; equal totals by skill match, then by id. */
export async function listCandidates(db: Database, job: OwnedJob): Promise<ListedCandidate[]> {
  // The casts below: each column holds what its schema says, since this code alone writes it.
  const read = createReader();
  return statement(db)
    .all(job.id)
    .map((row) => {
      const gaps = read(row.gaps) as ExperienceGap[];
      return {
        id: row.id,
        name: row.name,
        email: row.email,
        location: row.location,
        yearsExperience: row.years,
        lastRoleTitle: row.title,
        skills: read(row.skills) as string[],
        gapCount: gaps.length,
        gapMonths: gaps.reduce((sum, { months }) => sum + months, 0),
        warnings: (read(row.warnings) as CandidateWarning[]).map(({ code, message }) => ({
          code,
          message,
        })),
        isOutdated: row.parserVersion < parserVersion,
        version: row.updatedAt + row.scoredAt + (row.manualRankedAt ?? 0) + (row.aiRankedAt ?? 0),
        score: {
          totalScore: row.total,
          skillMatchScore: row.skillMatch,
          titleScore: row.titleMatch,
          seniorityScore: row.seniority,
          recencyScore: row.recency,
          gapPenalty: row.gapPenalty,
          missingMustHave: read(row.missing) as string[],
          weights: read(row.weights) as ScoreWeights,
          manualRank: row.manualRank,
          manualRankedAt: row.manualRankedAt,
          aiRank: row.aiRank,
          aiRankEngine: row.aiRankEngine,
          aiRankedAt: row.aiRankedAt,
        },
      };
    });
}

/** Most rows have the same weights, and many no gaps and nothing missing: equal texts are read once. */
function createReader() {
  const known = new Map<string, unknown>();
  return (text: string): unknown => {
    if (text.length > 120) return JSON.parse(text);
    if (!known.has(text)) known.set(text, JSON.parse(text));
    return known.get(text);
  };
}
