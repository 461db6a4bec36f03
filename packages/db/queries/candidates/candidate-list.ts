import { listedColumnFields, mapFields } from "@resume-picker/domain/candidate-fields";
import type { CandidateWarning } from "@resume-picker/domain/candidates/candidate";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import { mapScoreFields } from "@resume-picker/domain/score-parts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { candidates } from "../../schema/candidates.ts";
import { scores } from "../../schema/scoring.ts";
import { timeQuery } from "../../time-query.ts";
import { wholeList, listInOrder } from "../scoring/place-by-total.ts";
import { sameEmailOnJob } from "./shared-addresses.ts";
import type { ViewableJob } from "../allowed-rows.ts";

/** A listed field that is missing here is a type error, because `toListed` returns all of them. */
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
  modelDifferences: scores.modelDifferences,
  weights: scores.weights,
  aiRank: scores.aiRank,
  aiRankEngine: scores.aiRankEngine,
  aiRankedAt: scores.aiRankedAt,
  isAiRankOutdated: scores.isAiRankOutdated,
};

/** One JSON list per candidate, because separate rows would be a hundred thousand. */
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
      gaps: candidates.experienceGaps,
      warnings: candidates.warnings,
      jobWarnings: scores.warnings,
      parserVersion: scores.parserVersion,
      updatedAt: candidates.updatedAt,
      scoredAt: scores.scoredAt,
    })
    .from(scores)
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .where(
      and(
        eq(scores.jobId, sql.placeholder("jobId")),
        inArray(scores.candidateId, sql`(select value from json_each(${sql.placeholder("ids")}))`),
      ),
    )
    .prepare(),
);

type Row = ReturnType<ReturnType<typeof statement>["all"]>[number];

/** This many rows take a few milliseconds. Other requests are answered between two steps. */
const batchSize = 500;

/** All candidates of the job, best total first; equal totals by skill match, then by name. */
export async function listCandidates(db: Database, job: ViewableJob): Promise<ListedCandidate[]> {
  const placed = timeQuery("order candidates", () => listInOrder(db, job, wholeList));
  const sameEmail = sameEmailOnJob(db, job);
  const manualRankedAt = job.manuallyRankedAt?.getTime() ?? null;
  const listed: ListedCandidate[] = [];
  for (let from = 0; from < placed.length; from += batchSize) {
    if (from > 0) await new Promise((resolve) => setImmediate(resolve));
    const step = placed.slice(from, from + batchSize);
    const ids = JSON.stringify(step.map(({ id }) => id));
    const rows = timeQuery("list candidates", () => statement(db).all({ jobId: job.id, ids }));
    const rowOf = new Map(rows.map((row) => [row.candidate.id, row]));
    for (const { id, place } of step) {
      const row = rowOf.get(id);
      if (!row) continue;
      listed.push(
        toListed(row, {
          sameEmail: sameEmail.get(id) ?? null,
          manualRank: manualRankedAt === null ? null : place,
          manualRankedAt,
        }),
      );
    }
  }
  return listed;
}

/** The skills that match the job first, then the others in the order of the CV. */
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
    // SQLite builds this JSON from texts.
    skills: inOrder(JSON.parse(row.skills) as string[], row.firstSkills),
    unratedParts: row.unratedParts,
    gapCount: row.gaps.length,
    gapMonths: row.gaps.reduce((sum, { months }) => sum + months, 0),
    warnings: [...row.warnings, ...row.jobWarnings, ...(sameEmail ? [sameEmail] : [])].map(
      ({ code, message }) => ({ code, message }),
    ),
    isOutdated: row.parserVersion < parserVersion,
    isBlind: false,
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
