import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { notScoredCodes } from "@resume-picker/domain/resume/trust/is-scored";
import { compareScores, sharedRanks } from "@resume-picker/domain/scoring/score/rank-scores";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { candidates } from "../../schema/candidates.ts";
import { scores } from "../../schema/scoring.ts";
import { compareNames } from "./compare-names.ts";
import { isUndeletedCandidate } from "../undeleted-rows.ts";
import type { ViewableJob } from "../allowed-rows.ts";

/** A job that its user has access to. */
type JobId = Pick<ViewableJob, "id">;

const isBefore = (other: string) => `
  ${other}.job_id = scores.job_id and ${other}.total_score >= scores.total_score
  and (${other}.total_score > scores.total_score
    or ${other}.skill_match_score > scores.skill_match_score)`;

/**
 * The rank of the current `scores` row within its job, as `rankScores` computes it: 1 for the best,
 * shared by ties. The first count reads only the order's index. The cross join makes SQLite begin
 * the second count with the candidates marked as deleted, of which there are almost always none.
 */
const placeByTotal: SQL<number> = sql.raw(`1
  + (select count(*) from scores others where ${isBefore("others")})
  - (select count(*) from candidates marked cross join scores gone on gone.candidate_id = marked.id
      where marked.deleted_at is not null and ${isBefore("gone")})`) as SQL<number>;

/** Ties are listed by name, then by hash, which keeps the order stable across pages. */
const inOrderOfScores = [
  desc(scores.totalScore),
  desc(scores.skillMatchScore),
  sql`${candidates.name} is null`,
  sql`${candidates.name} collate nocase`,
  asc(scores.fileSha256),
];

/** From this many candidates on, reading the whole job once is cheaper than counting for each. */
const minIdsToList = 25;

/** The same candidates as the domain's `isScored`. */
export const isScored: SQL<number> = sql`(${sql.join(
  notScoredCodes.map((code) => sql`${candidates.warnings} not like ${`%"${code}"%`}`),
  sql` and `,
)})`;

const statements = prepareOnce((db: Database) => {
  const ofJob = and(
    eq(scores.jobId, sql.placeholder("jobId")),
    isUndeletedCandidate(scores.candidateId),
  );
  const chosen = sql`(select value from json_each(${sql.placeholder("ids")}))`;
  return {
    ordered: db
      .select({
        id: scores.candidateId,
        totalScore: scores.totalScore,
        skillMatchScore: scores.skillMatchScore,
        isScored,
      })
      .from(scores)
      .innerJoin(candidates, eq(candidates.id, scores.candidateId))
      .where(ofJob)
      .orderBy(...inOrderOfScores)
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(),
    counted: db
      .select({ id: scores.candidateId, name: candidates.name, place: placeByTotal, isScored })
      .from(scores)
      .innerJoin(candidates, eq(candidates.id, scores.candidateId))
      .where(and(ofJob, inArray(scores.candidateId, chosen)))
      .prepare(),
  };
});

/** `place` is null for a candidate without a score. */
export type Placed = { id: number; place: number | null };
export type Page = { limit: number; offset: number };

/** -1 means "no limit" in SQLite. */
export const wholeList: Page = { limit: -1, offset: 0 };

/** Lists a page of the job's candidates, ordered by total. */
export function listInOrder(db: Database, job: JobId, page: Page): Placed[] {
  const rows = statements(db).ordered.all({ jobId: job.id, ...page });
  const ranks = sharedRanks(rows, compareScores);
  const [first] = rows;
  // Candidates with the same rank as the first one may be on the previous page.
  const [start] = first && page.offset > 0 ? countPlaces(db, job, [first.id]) : [];
  return rows.map(({ id, isScored: has }, at) => {
    if (has === 0) return { id, place: null };
    const rank = ranks[at] ?? at + 1;
    return { id, place: rank === 1 ? (start?.place ?? 1) : page.offset + rank };
  });
}

/** Lists those of the ids that are candidates of the job, ordered by total. */
export function listPlaces(db: Database, job: JobId, ids: readonly number[]): Placed[] {
  if (ids.length >= minIdsToList) {
    const chosen = new Set(ids);
    return listInOrder(db, job, wholeList).filter(({ id }) => chosen.has(id));
  }
  return countPlaces(db, job, ids);
}

/** Lists those of the ids that are candidates of the job, in the order of the ids. */
export function listPlacesAsGiven(db: Database, job: JobId, ids: readonly number[]): Placed[] {
  const placeOf = new Map(listPlaces(db, job, ids).map((placed) => [placed.id, placed]));
  return ids.flatMap((id) => placeOf.get(id) ?? []);
}

function countPlaces(db: Database, job: JobId, ids: readonly number[]): Placed[] {
  const rows = statements(db).counted.all({ jobId: job.id, ids: JSON.stringify(ids) });
  // Sorted here because SQLite would read the whole job to sort it.
  return rows
    .toSorted((a, b) => a.place - b.place || compareNames(a.name, b.name) || a.id - b.id)
    .map(({ id, place, isScored: has }) => ({ id, place: has === 0 ? null : place }));
}
