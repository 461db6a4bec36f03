import type { ScoreWeights } from "@resume-picker/domain/scoring/weights";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { candidateSkills, candidates } from "../schema/candidates.ts";
import { scores } from "../schema/scoring.ts";
import type { OwnedCandidate, OwnedJob } from "./owned-rows.ts";
import { replaceScores } from "./replace-scores.ts";
import type { NewScore } from "./replace-scores.ts";

type ScoreRow = typeof scores.$inferSelect;

export async function saveScores(db: Database, rows: readonly NewScore[]): Promise<void> {
  db.transaction((tx) => replaceScores(tx, rows));
}

/** Which jobs a candidate is scored for. */
export async function listScoredJobIds(db: Database, candidate: OwnedCandidate): Promise<number[]> {
  return db
    .select({ jobId: scores.jobId })
    .from(scores)
    .where(eq(scores.candidateId, candidate.id))
    .all()
    .map(({ jobId }) => jobId);
}

/** The weights that the job's scores were last made with, or null before the first candidate. */
export async function findJobWeights(db: Database, job: OwnedJob): Promise<ScoreWeights | null> {
  const row = db
    .select({ weights: scores.weights })
    .from(scores)
    .where(eq(scores.jobId, job.id))
    .orderBy(desc(scores.scoredAt))
    .limit(1)
    .get();
  return row?.weights ?? null;
}

const candidateColumns = {
  id: candidates.id,
  name: candidates.name,
  email: candidates.email,
  phone: candidates.phone,
  location: candidates.location,
  links: candidates.links,
  fileName: candidates.fileName,
  fileType: candidates.fileType,
  yearsExperience: candidates.yearsExperience,
  lastRoleTitle: candidates.lastRoleTitle,
  experienceGaps: candidates.experienceGaps,
  experienceTimeline: candidates.experienceTimeline,
  warnings: candidates.warnings,
  createdAt: candidates.createdAt,
};

export type ScoredCandidate = {
  candidate: {
    [column in keyof typeof candidateColumns]: (typeof candidates.$inferSelect)[column];
  };
  skills: { skill: string; proficiency: (typeof candidateSkills.$inferSelect)["proficiency"] }[];
  score: ScoreRow;
};

/** The job's candidates, best total first; equal totals by skill match, then by id. */
export async function listScoredCandidates(
  db: Database,
  job: OwnedJob,
  only?: readonly number[],
): Promise<ScoredCandidate[]> {
  const ofJob = eq(scores.jobId, job.id);
  const where = only === undefined ? ofJob : and(ofJob, inArray(scores.candidateId, [...only]));
  const rows = db
    .select({ candidate: candidateColumns, score: scores })
    .from(scores)
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .where(where)
    .orderBy(desc(scores.totalScore), desc(scores.skillMatchScore), asc(scores.candidateId))
    .all();
  const skills = new Map<number, ScoredCandidate["skills"]>();
  const skillRows = db
    .select({
      candidateId: candidateSkills.candidateId,
      skill: candidateSkills.skill,
      proficiency: candidateSkills.proficiency,
    })
    .from(candidateSkills)
    .innerJoin(scores, eq(scores.candidateId, candidateSkills.candidateId))
    .where(where)
    .orderBy(candidateSkills.id)
    .all();
  for (const { candidateId, ...skill } of skillRows) {
    const list = skills.get(candidateId);
    if (list) list.push(skill);
    else skills.set(candidateId, [skill]);
  }
  return rows.map((row) => ({ ...row, skills: skills.get(row.candidate.id) ?? [] }));
}

export type StoredComponents = Pick<
  ScoreRow,
  | "candidateId"
  | "totalScore"
  | "skillMatchScore"
  | "titleScore"
  | "seniorityScore"
  | "recencyScore"
  | "gapPenalty"
>;

export async function listComponents(db: Database, job: OwnedJob): Promise<StoredComponents[]> {
  return db
    .select({
      candidateId: scores.candidateId,
      totalScore: scores.totalScore,
      skillMatchScore: scores.skillMatchScore,
      titleScore: scores.titleScore,
      seniorityScore: scores.seniorityScore,
      recencyScore: scores.recencyScore,
      gapPenalty: scores.gapPenalty,
    })
    .from(scores)
    .where(eq(scores.jobId, job.id))
    .orderBy(asc(scores.candidateId))
    .all();
}

/** New totals for a job, all in one transaction; `ranks` gives the manual ranks along with them. */
export async function saveTotals(
  db: Database,
  job: OwnedJob,
  change: {
    totals: ReadonlyMap<number, number>;
    ranks: ReadonlyMap<number, number> | null;
    weights: ScoreWeights;
    now: Date;
  },
): Promise<void> {
  const { totals, ranks, weights, now } = change;
  const setTotal = db.$client.prepare(
    "update scores set total_score = ?, weights = ?, scored_at = ? where job_id = ? and candidate_id = ?",
  );
  const setRank = db.$client.prepare(
    "update scores set manual_rank = ?, manual_ranked_at = ? where job_id = ? and candidate_id = ?",
  );
  const weightsText = JSON.stringify(weights);
  db.transaction(() => {
    for (const [candidateId, total] of totals) {
      setTotal.run(total, weightsText, now.getTime(), job.id, candidateId);
    }
    for (const [candidateId, rank] of ranks ?? []) {
      setRank.run(rank, now.getTime(), job.id, candidateId);
    }
  });
}

export type AiRank = { candidateId: number; rank: number; reason: string };

/** Replaces the AI ranks of the whole job at once; candidates left out lose theirs. */
export async function saveAiRanks(
  db: Database,
  job: OwnedJob,
  ranking: { ranks: readonly AiRank[]; engine: string; now: Date },
): Promise<void> {
  db.transaction((tx) => {
    tx.update(scores)
      .set({ aiRank: null, aiRankReason: null, aiRankEngine: null, aiRankedAt: null })
      .where(eq(scores.jobId, job.id))
      .run();
    for (const { candidateId, rank, reason } of ranking.ranks) {
      tx.update(scores)
        .set({
          aiRank: rank,
          aiRankReason: reason,
          aiRankEngine: ranking.engine,
          aiRankedAt: ranking.now,
        })
        .where(and(eq(scores.jobId, job.id), eq(scores.candidateId, candidateId)))
        .run();
    }
  });
}

export async function isDatabaseAnswering(db: Database): Promise<boolean> {
  return db.get(sql`select 1`) !== undefined;
}
