import type { CandidateWarning } from "@resume-picker/domain/candidates/candidate";
import type { CandidateNote } from "@resume-picker/domain/decisions/candidate-note";
import { columnFields, mapFields } from "@resume-picker/domain/candidate-fields";
import type { CurrentDecision } from "@resume-picker/domain/decisions/decision";
import { and, count, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { timeQuery } from "../../time-query.ts";
import { candidateSkills, candidates } from "../../schema/candidates.ts";
import { scoreReceipts, scores } from "../../schema/scoring.ts";
import { candidateVersions } from "../../schema/versions.ts";
import { listCorrectionsOf } from "./corrections.ts";
import type { StoredCorrection } from "./corrections.ts";
import { mapCurrentDecisions } from "../decisions/decisions.ts";
import { notesByCandidate } from "../decisions/notes.ts";
import { listPhrases } from "../evidence/phrases.ts";
import type { StoredPhrase } from "../evidence/phrases.ts";
import { listReviewsOf } from "../evidence/reviews.ts";
import type { StoredReview } from "../evidence/reviews.ts";
import { sameEmailOnJob } from "./shared-addresses.ts";
import { isUndeletedCandidate } from "../undeleted-rows.ts";
import type { EditableJob, ViewableJob } from "../allowed-rows.ts";
import { replaceScores } from "../scoring/replace-scores.ts";
import {
  wholeList,
  listInOrder,
  listPlaces,
  listPlacesAsGiven,
} from "../scoring/place-by-total.ts";
import type { Page, Placed } from "../scoring/place-by-total.ts";
import type { NewScore } from "../scoring/replace-scores.ts";
import { areUnchanged } from "../scoring/scored-jobs.ts";
import type { ScoredJob } from "../scoring/scored-jobs.ts";

type ScoreRow = typeof scores.$inferSelect &
  Pick<typeof scoreReceipts.$inferSelect, "explanation"> & {
    /** The rank by total within a manually ranked job. */
    manualRank: number | null;
    manualRankedAt: Date | null;
  };

/** @returns false, with nothing written, if one of the jobs was changed or deleted since. */
export async function saveScores(
  db: Database,
  rows: readonly NewScore[],
  scored: readonly ScoredJob[] = [],
): Promise<boolean> {
  const write = (tx: Transaction): boolean => {
    if (!areUnchanged(tx, scored)) return false;
    replaceScores(tx, rows);
    return true;
  };
  return timeQuery("save scores", () => db.transaction(write, { behavior: "immediate" }));
}

const candidateColumns = {
  id: candidates.id,
  ...mapFields(columnFields, (key) => candidates[key]),
  links: candidates.links,
  stated: candidates.stated,
  fileName: candidates.fileName,
  fileType: candidates.fileType,
  yearsExperience: candidates.yearsExperience,
  lastRoleTitle: candidates.lastRoleTitle,
  experienceGaps: candidates.experienceGaps,
  experienceTimeline: candidates.experienceTimeline,
  warnings: candidates.warnings,
  asOf: candidates.asOf,
  createdAt: candidates.createdAt,
};

export type ScoredCandidate = {
  candidate: {
    [column in keyof typeof candidateColumns]: (typeof candidates.$inferSelect)[column];
  };
  skills: { skill: string; proficiency: (typeof candidateSkills.$inferSelect)["proficiency"] }[];
  corrections: StoredCorrection[];
  /** A warning that others have the same e-mail address; null if nobody has. */
  sameEmail: CandidateWarning | null;
  versionCount: number;
  /** The current decision; null if undecided. */
  decision: CurrentDecision | null;
  notes: CandidateNote[];
  /** The users' verdicts on whether lines of the CV count for requirements of the job. */
  reviews: StoredReview[];
  /** The phrases that count for the job's requirements in every CV; candidates share the list. */
  phrases: StoredPhrase[];
  score: ScoreRow;
};

const ofJob = and(
  eq(scores.jobId, sql.placeholder("jobId")),
  isUndeletedCandidate(scores.candidateId),
);
const chosen = sql`(select value from json_each(${sql.placeholder("ids")}))`;

const listStatements = prepareOnce((db: Database) => {
  return {
    rows: db
      .select({
        candidate: candidateColumns,
        score: { ...getTableColumns(scores), explanation: scoreReceipts.explanation },
      })
      .from(scores)
      .innerJoin(candidates, eq(candidates.id, scores.candidateId))
      .innerJoin(scoreReceipts, eq(scoreReceipts.scoreId, scores.id))
      .where(and(ofJob, inArray(scores.candidateId, chosen)))
      .prepare(),
    skills: db
      .select({
        candidateId: candidateSkills.candidateId,
        skill: candidateSkills.skill,
        proficiency: candidateSkills.proficiency,
      })
      .from(candidateSkills)
      .where(inArray(candidateSkills.candidateId, chosen))
      .orderBy(candidateSkills.id)
      .prepare(),
    versions: db
      .select({ id: candidateVersions.candidateId, n: count() })
      .from(candidateVersions)
      .where(inArray(candidateVersions.candidateId, chosen))
      .groupBy(candidateVersions.candidateId)
      .prepare(),
  };
});

/** A candidate has a few kilobytes of JSON, so this many rows take a few milliseconds. */
const batchSize = 25;

/**
 * Yields the job's candidates in batches, best total first; equal totals by skill match, then by
 * the file's hash. Other requests are answered between batches. A candidate deleted in the meantime
 * is left out, and no candidate is yielded twice.
 */
export async function* iterateScored(
  db: Database,
  job: ViewableJob,
  which: readonly number[] | Page = wholeList,
): AsyncGenerator<ScoredCandidate[]> {
  const placed = timeQuery("order candidates", () =>
    "limit" in which ? listInOrder(db, job, which) : listPlaces(db, job, which),
  );
  yield* iteratePlaced(db, job, placed);
}

/** Yields these candidates in the given order, in batches as `iterateScored`. */
export async function* iteratePlaced(
  db: Database,
  job: ViewableJob,
  placed: readonly Placed[],
): AsyncGenerator<ScoredCandidate[]> {
  for (let from = 0; from < placed.length; from += batchSize) {
    await new Promise((resolve) => setImmediate(resolve));
    yield readScored(db, job, placed.slice(from, from + batchSize));
  }
}

/** Loads all of them into memory, read in the same batches. */
export async function listScoredCandidates(
  db: Database,
  job: ViewableJob,
  which?: readonly number[] | Page,
): Promise<ScoredCandidate[]> {
  const steps = await Array.fromAsync(iterateScored(db, job, which));
  return steps.flat();
}

/** Loads those of the ids that are candidates of the job, in the order of the ids. */
export async function listScoredAsGiven(
  db: Database,
  job: ViewableJob,
  ids: readonly number[],
): Promise<ScoredCandidate[]> {
  const steps = await Array.fromAsync(iteratePlaced(db, job, listPlacesAsGiven(db, job, ids)));
  return steps.flat();
}

function readScored(db: Database, job: ViewableJob, placed: readonly Placed[]): ScoredCandidate[] {
  const statements = listStatements(db);
  const { manuallyRankedAt: manualRankedAt } = job;
  const chosenIds = placed.map(({ id }) => id);
  const ids = JSON.stringify(chosenIds);
  const rows = timeQuery("list candidates in full", () =>
    statements.rows.all({ jobId: job.id, ids }),
  );
  const rowOf = new Map(rows.map((row) => [row.candidate.id, row]));
  const skills = new Map<number, ScoredCandidate["skills"]>();
  for (const { candidateId, skill, proficiency } of statements.skills.all({ ids })) {
    const list = skills.get(candidateId);
    if (list) list.push({ skill, proficiency });
    else skills.set(candidateId, [{ skill, proficiency }]);
  }
  const corrections = listCorrectionsOf(db, ids);
  const sameEmail = sameEmailOnJob(db, job, ids);
  const versions = new Map(statements.versions.all({ ids }).map((row) => [row.id, row.n]));
  const decisions = mapCurrentDecisions(db, job, chosenIds);
  const notes = notesByCandidate(db, ids);
  const reviews = listReviewsOf(db, { jobId: job.id, ids });
  const phrases = listPhrases(db, job.id);
  return placed.flatMap(({ id, place }) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const manualRank = manualRankedAt === null ? null : place;
    return {
      candidate: row.candidate,
      score: { ...row.score, manualRank, manualRankedAt },
      corrections: corrections.get(id) ?? [],
      sameEmail: sameEmail.get(id) ?? null,
      versionCount: versions.get(id) ?? 1,
      decision: decisions.get(id) ?? null,
      notes: notes.get(id) ?? [],
      reviews: reviews.get(id) ?? [],
      phrases,
      skills: skills.get(id) ?? [],
    };
  });
}

export type AiRank = { candidateId: number; rank: number; reason: string };

/** Replaces the AI ranks of the whole job at once. Candidates without a new rank lose theirs. */
export async function saveAiRanks(
  db: Database,
  job: EditableJob,
  ranking: { ranks: readonly AiRank[]; engine: string; now: Date },
): Promise<void> {
  db.transaction((tx) => {
    tx.update(scores)
      .set({
        aiRank: null,
        aiRankReason: null,
        aiRankEngine: null,
        aiRankedAt: null,
        isAiRankOutdated: false,
      })
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
