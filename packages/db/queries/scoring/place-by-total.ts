import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { compareScores, sharedRanks } from "@resume-picker/domain/scoring/score/rank-scores";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { candidates } from "../../schema/candidates.ts";
import { scores } from "../../schema/scoring.ts";
import { compareNames } from "./compare-names.ts";
import { isKeptCandidate } from "../kept-rows.ts";
import type { ViewableJob } from "../allowed-rows.ts";

/** A job of which its owner asks. */
type AskedJob = Pick<ViewableJob, "id">;

const isBefore = (other: string) => `
  ${other}.job_id = scores.job_id and ${other}.total_score >= scores.total_score
  and (${other}.total_score > scores.total_score
    or ${other}.skill_match_score > scores.skill_match_score)`;

/**
 * The rank of the row of `scores` at hand among those of its job, as `rankScores` gives it: 1 for
 * the best, shared by equals. The index of the order holds all that the first count reads. The second
 * begins with the candidates marked as deleted, nearly always none, as the cross join tells SQLite to.
 */
const placeByTotal: SQL<number> = sql.raw(`1
  + (select count(*) from scores others where ${isBefore("others")})
  - (select count(*) from candidates marked cross join scores gone on gone.candidate_id = marked.id
      where marked.deleted_at is not null and ${isBefore("gone")})`) as SQL<number>;

/** Equals are listed by name. The hash only keeps pages apart where the names are equal, too. */
const inOrderOfScores = [
  desc(scores.totalScore),
  desc(scores.skillMatchScore),
  sql`${candidates.name} is null`,
  sql`${candidates.name} collate nocase`,
  asc(scores.fileSha256),
];

/** From so many on, one walk through the job costs less than to count for each. */
const walkFrom = 25;

/** Those whose CV is in a language that is not read have no score, and so no rank. */
export const isScored = sql<number>`${candidates.warnings} not like '%"language-not-supported"%'`;

const statements = prepareOnce((db: Database) => {
  const ofJob = and(
    eq(scores.jobId, sql.placeholder("jobId")),
    isKeptCandidate(scores.candidateId),
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

/** No place for a candidate who is not scored. */
export type Placed = { id: number; place: number | null };
export type Page = { limit: number; offset: number };

/** SQLite's word for "no limit". */
export const everything: Page = { limit: -1, offset: 0 };

/** A page of the job's candidates in the order of their totals. */
export function listInOrder(db: Database, job: AskedJob, page: Page): Placed[] {
  const rows = statements(db).ordered.all({ jobId: job.id, ...page });
  const ranks = sharedRanks(rows, compareScores);
  const [first] = rows;
  // Those who share the first one's rank may have begun on the page before.
  const [start] = first && page.offset > 0 ? countPlaces(db, job, [first.id]) : [];
  return rows.map(({ id, isScored: has }, at) => {
    if (has === 0) return { id, place: null };
    const rank = ranks[at] ?? at + 1;
    return { id, place: rank === 1 ? (start?.place ?? 1) : page.offset + rank };
  });
}

/** Those of these that are candidates of the job, in the order of their totals. */
export function listPlaces(db: Database, job: AskedJob, ids: readonly number[]): Placed[] {
  if (ids.length >= walkFrom) {
    const chosen = new Set(ids);
    return listInOrder(db, job, everything).filter(({ id }) => chosen.has(id));
  }
  return countPlaces(db, job, ids);
}

function countPlaces(db: Database, job: AskedJob, ids: readonly number[]): Placed[] {
  const rows = statements(db).counted.all({ jobId: job.id, ids: JSON.stringify(ids) });
  // Sorted here: asked to, SQLite would walk the whole job in its order.
  return rows
    .toSorted((a, b) => a.place - b.place || compareNames(a.name, b.name) || a.id - b.id)
    .map(({ id, place, isScored: has }) => ({ id, place: has === 0 ? null : place }));
}
