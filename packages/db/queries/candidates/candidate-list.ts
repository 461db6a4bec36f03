import { listedColumnFields, mapFields } from "@resume-picker/domain/candidate-fields";
import type { CandidateWarning } from "@resume-picker/domain/candidates/candidate";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import { mapScoreFields } from "@resume-picker/domain/score-parts";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { candidates } from "../../schema/candidates.ts";
import { scores } from "../../schema/scoring.ts";
import { timeQuery } from "../../time-query.ts";
import { isKeptCandidate } from "../kept-rows.ts";
import { listSameEmailWarnings } from "./shared-addresses.ts";
import type { OwnedJob } from "../owned-rows.ts";

/** A listed field that is missing here is an error of types: `toListed` gives all of them. */
const candidateColumns = {
  id: candidates.id,
  ...mapFields(listedColumnFields, (key) => candidates[key]),
  yearsExperience: candidates.yearsExperience,
  fileName: candidates.fileName,
  lastRoleTitle: candidates.lastRoleTitle,
};

const scoreColumns = {
  totalScore: scores.totalScore,
  ...mapScoreFields(({ field }) => scores[field]),
  missingMustHave: scores.missingMustHave,
  mustStates: scores.mustStates,
  weights: scores.weights,
  aiRank: scores.aiRank,
  aiRankEngine: scores.aiRankEngine,
  aiRankedAt: scores.aiRankedAt,
  isAiRankOutdated: scores.isAiRankOutdated,
};

/** One list a candidate: as rows of their own they would be a hundred thousand. */
const skills = sql<string>`(select json_group_array(skill) from
  (select skill from candidate_skills where candidate_id = ${candidates.id} order by id))`;

const statement = prepareOnce((db: Database) =>
  db
    .select({
      candidate: candidateColumns,
      score: scoreColumns,
      skills,
      firstSkills: scores.firstSkills,
      unratedParts: scores.unratedParts,
      fileMark: sql<string>`substr(${scores.fileSha256}, 1, 12)`,
      gaps: candidates.experienceGaps,
      warnings: candidates.warnings,
      jobWarnings: scores.warnings,
      parserVersion: scores.parserVersion,
      updatedAt: candidates.updatedAt,
      scoredAt: scores.scoredAt,
    })
    .from(scores)
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .where(and(eq(scores.jobId, sql.placeholder("jobId")), isKeptCandidate(scores.candidateId)))
    .orderBy(desc(scores.totalScore), desc(scores.skillMatchScore), asc(scores.fileSha256))
    .prepare(),
);

type Row = ReturnType<ReturnType<typeof statement>["all"]>[number];

/** All of the job, best total first; equal totals by skill match, then by the file's hash. */
export async function listCandidates(db: Database, job: OwnedJob): Promise<ListedCandidate[]> {
  const rows = timeQuery("list candidates", () => statement(db).all({ jobId: job.id }));
  const sameEmail = listSameEmailWarnings(db, job.createdBy);
  const manualRankedAt = job.manuallyRankedAt?.getTime() ?? null;
  return rows.map((row, at) =>
    toListed(row, {
      sameEmail: sameEmail.get(row.candidate.id) ?? null,
      manualRank: manualRankedAt === null ? null : at + 1,
      manualRankedAt,
    }),
  );
}

/** Those that answer the job first, then the rest as the CV has them. */
function inOrder(skills: readonly string[], first: readonly string[]): string[] {
  const kept = first.filter((skill) => skills.includes(skill));
  return [...kept, ...skills.filter((skill) => !kept.includes(skill))];
}

function toListed(
  { candidate, score, ...row }: Row,
  {
    sameEmail,
    ...manual
  }: {
    sameEmail: CandidateWarning | null;
    manualRank: number | null;
    manualRankedAt: number | null;
  },
): ListedCandidate {
  const aiRankedAt = score.aiRankedAt?.getTime() ?? null;
  return {
    ...candidate,
    // Made by SQLite out of texts.
    skills: inOrder(JSON.parse(row.skills) as string[], row.firstSkills),
    fileMark: row.fileMark,
    unratedParts: row.unratedParts,
    gapCount: row.gaps.length,
    gapMonths: row.gaps.reduce((sum, { months }) => sum + months, 0),
    warnings: [...row.warnings, ...row.jobWarnings, ...(sameEmail ? [sameEmail] : [])].map(
      ({ code, message }) => ({ code, message }),
    ),
    isOutdated: row.parserVersion < parserVersion,
    version:
      row.updatedAt.getTime() +
      row.scoredAt.getTime() +
      (manual.manualRankedAt ?? 0) +
      (manual.manualRank ?? 0) +
      (aiRankedAt ?? 0) +
      (sameEmail?.message.length ?? 0),
    score: { ...score, ...manual, aiRankedAt },
  };
}
