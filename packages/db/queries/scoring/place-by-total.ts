import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { scores } from "../../schema/scoring.ts";
import { isKeptCandidate } from "../kept-rows.ts";
import type { OwnedJob } from "../owned-rows.ts";

/** A job of which its owner asks. */
type AskedJob = Pick<OwnedJob, "id">;

const isBefore = (other: string) => `
  ${other}.job_id = scores.job_id and ${other}.total_score >= scores.total_score
  and (${other}.total_score > scores.total_score
    or ${other}.skill_match_score > scores.skill_match_score
    or (${other}.skill_match_score = scores.skill_match_score
      and ${other}.file_sha256 < scores.file_sha256))`;

/**
 * The place of the row of `scores` at hand among those of its job, 1 for the best, as `rankScores`
 * gives it. The index of the order holds all that the first count reads. The second begins with the
 * candidates marked as deleted, nearly always none, as the cross join tells SQLite to.
 */
const placeByTotal: SQL<number> = sql.raw(`1
  + (select count(*) from scores others where ${isBefore("others")})
  - (select count(*) from candidates marked cross join scores gone on gone.candidate_id = marked.id
      where marked.deleted_at is not null and ${isBefore("gone")})`) as SQL<number>;

/** From so many on, one walk through the job costs less than to count for each. */
const walkFrom = 25;

const statements = prepareOnce((db: Database) => {
  const ofJob = and(
    eq(scores.jobId, sql.placeholder("jobId")),
    isKeptCandidate(scores.candidateId),
  );
  const chosen = sql`(select value from json_each(${sql.placeholder("ids")}))`;
  return {
    ordered: db
      .select({ id: scores.candidateId })
      .from(scores)
      .where(ofJob)
      .orderBy(desc(scores.totalScore), desc(scores.skillMatchScore), asc(scores.fileSha256))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(),
    counted: db
      .select({ id: scores.candidateId, place: placeByTotal })
      .from(scores)
      .where(and(ofJob, inArray(scores.candidateId, chosen)))
      .prepare(),
  };
});

export type Placed = { id: number; place: number };
export type Page = { limit: number; offset: number };

/** SQLite's word for "no limit". */
export const everything: Page = { limit: -1, offset: 0 };

/** A page of the job's candidates in the order of their totals. */
export function listInOrder(db: Database, { id: jobId }: AskedJob, page: Page): Placed[] {
  const rows = statements(db).ordered.all({ jobId, ...page });
  return rows.map(({ id }, at) => ({ id, place: page.offset + at + 1 }));
}

/** Those of these that are candidates of the job, in the order of their totals. */
export function listPlaces(db: Database, job: AskedJob, ids: readonly number[]): Placed[] {
  if (ids.length >= walkFrom) {
    const chosen = new Set(ids);
    return listInOrder(db, job, everything).filter(({ id }) => chosen.has(id));
  }
  const rows = statements(db).counted.all({ jobId: job.id, ids: JSON.stringify(ids) });
  return rows.toSorted((a, b) => a.place - b.place);
}
