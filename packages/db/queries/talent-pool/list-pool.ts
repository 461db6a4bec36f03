import { columnFields, mapFields } from "@resume-picker/domain/candidate-fields";
import type {
  JobOfCandidate,
  PooledCandidate,
} from "@resume-picker/domain/talent-pool/pooled-candidate";
import type { PoolOrder } from "@resume-picker/domain/talent-pool/pool-order";
import type { PoolFilters, PoolPage } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { whyNotScored } from "@resume-picker/domain/resume/trust/is-scored";
import { keptUntil } from "@resume-picker/domain/talent-pool/retention";
import { and, count, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { jobs } from "../../schema/jobs.ts";
import { scores } from "../../schema/scoring.ts";
import { listPlaces } from "../scoring/place-by-total.ts";
import { timeQuery } from "../../time-query.ts";
import type { SearchLimits } from "../candidates/candidate-search.ts";
import { searchPool } from "./search-pool.ts";
import type { PoolHits } from "./search-pool.ts";
import { mapCurrentDecisionsByJob } from "./current-decisions.ts";
import { isUndeletedCandidate, isUndeletedJob } from "../undeleted-rows.ts";
import { listHolds } from "./holds.ts";
import {
  indefiniteMonths,
  findRetentionRules,
  isPastRetention,
  retentionMonthsOf,
} from "./retention.ts";

/** The owner's user id and the current day, `YYYY-MM-DD`. */
export type PoolOwner = { id: string; today: string };

/** Returns a page of the owner's candidates, including those on no job. */
export async function listPool(
  db: Database,
  owner: PoolOwner,
  filters: PoolFilters & { limit: number; offset: number; limits: SearchLimits | null },
): Promise<PoolPage> {
  const { q: query, limits } = filters;
  const hits = query.trim() === "" ? null : searchPool(db, owner.id, { query, limits });
  // Sorting by name would reveal something about the names that blind review hides.
  const order = limits !== null && filters.order?.endsWith("name") ? undefined : filters.order;
  const ids = timeQuery("find in the pool", () =>
    findInPool(db, owner, { ...filters, hits, order }),
  );
  const { limit, offset } = filters;
  const candidates = await readPooled(db, owner, ids.slice(offset, offset + limit));
  return { total: ids.length, instead: hits?.instead ?? null, candidates };
}

/** Returns the ids of the candidates that match the filters, newest first by default. */
function findInPool(
  db: Database,
  owner: PoolOwner,
  filters: PoolFilters & { hits: PoolHits | null },
): number[] {
  const { hits, jobs: ofJobs, past, minYears, skill } = filters;
  const ownerId = owner.id;
  const conditions: SQL[] = [sql`c.created_by = ${ownerId}`, sql`c.deleted_at is null`];
  if (hits !== null) conditions.push(sql`c.id in ${among(hits.ids)}`);
  if (ofJobs === "none")
    conditions.push(sql`not exists (select 1 from scores s where s.candidate_id = c.id
      and s.job_id not in (select id from jobs where deleted_at is not null))`);
  if (past === "only")
    conditions.push(isPastRetention(findRetentionRules(db, ownerId), owner.today));
  if (minYears !== undefined) conditions.push(sql`c.years_experience >= ${minYears}`);
  if (skill !== "")
    conditions.push(sql`exists (select 1 from candidate_skills k where k.candidate_id = c.id
      and instr(lower(k.skill), lower(${skill})) > 0)`);
  const found = db.get<{ ids: string }>(
    sql`select json_group_array(id) as ids from
      (select c.id as id from candidates c where ${sql.join(conditions, sql` and `)} order by ${orderBy(filters.order)})`,
  );
  // SQLite returns row ids as a list of numbers.
  return JSON.parse(found.ids) as number[];
}

const receivedAt = sql`coalesce((select received_at from candidate_versions v
  where v.candidate_id = c.id and v.file_sha256 = c.file_sha256), c.created_at)`;

/** Candidates without a value are last in either direction. */
function orderBy(order: PoolOrder | undefined): SQL {
  if (order === undefined) return sql`c.id desc`;
  const way = order.startsWith("-") ? sql`desc` : sql`asc`;
  if (order.endsWith("received")) return sql`${receivedAt} ${way}, c.id desc`;
  return order.endsWith("years")
    ? sql`c.years_experience is null, c.years_experience ${way}, c.id desc`
    : sql`c.name is null, c.name collate nocase ${way}, c.id desc`;
}

const among = (ids: readonly number[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** Counts how many of these are the owner's candidates. */
export function countPooled(db: Database, ownerId: string, ids: readonly number[]): number {
  const { id, createdBy } = candidates;
  const [found] = db
    .select({ n: count() })
    .from(candidates)
    .where(and(eq(createdBy, ownerId), inArray(id, among(ids)), isUndeletedCandidate(id)))
    .all();
  return found?.n ?? 0;
}

/**
 * Returns the owner's candidates among these, in this order. Candidates deleted in the meantime are
 * left out.
 */
export async function readPooled(
  db: Database,
  { id: ownerId, today }: PoolOwner,
  ids: readonly number[],
): Promise<PooledCandidate[]> {
  const { id, createdBy, fileName, fileType, yearsExperience, lastRoleTitle, createdAt } =
    candidates;
  const rows = db
    .select({
      ...{ id, fileName, fileType, yearsExperience, lastRoleTitle, createdAt },
      ...mapFields(columnFields, (key) => candidates[key]),
      // Fully qualified names, because Drizzle omits the table name in a query of a single table.
      skills: sql<string>`(select json_group_array(skill) from
        (select skill from candidate_skills k where k.candidate_id = candidates.id order by k.id))`,
      versionCount: sql<number>`(select count(*) from candidate_versions v
        where v.candidate_id = candidates.id)`,
      receivedAt: sql<number | null>`(select received_at from candidate_versions v
        where v.candidate_id = candidates.id and v.file_sha256 = candidates.file_sha256)`,
      lastReceivedAt: sql<number | null>`(select max(received_at) from candidate_versions v
        where v.candidate_id = candidates.id)`,
    })
    .from(candidates)
    .where(and(eq(createdBy, ownerId), inArray(id, among(ids)), isUndeletedCandidate(id)))
    .all();
  const jobsOf = listJobsOf(db, ownerId, ids);
  const terms = listRetentions(db, ownerId, ids);
  const holds = listHolds(db, ids);
  const byId = new Map(
    rows.map(({ lastReceivedAt, ...row }) => {
      const months = terms.get(row.id) ?? indefiniteMonths;
      const until =
        months === indefiniteMonths
          ? null
          : keptUntil(dayOf(lastReceivedAt ?? row.createdAt), months);
      const hold = holds.get(row.id) ?? null;
      return [
        row.id,
        {
          ...row,
          // SQLite builds this JSON from texts.
          skills: JSON.parse(row.skills) as string[],
          receivedAt: row.receivedAt === null ? row.createdAt : new Date(row.receivedAt),
          keptUntil: until,
          isPast: until !== null && until < today && hold === null,
          hold,
          jobs: jobsOf.get(row.id) ?? [],
        },
      ];
    }),
  );
  return ids.flatMap((each) => byId.get(each) ?? []);
}

/** Returns how many months each candidate is kept. */
function listRetentions(
  db: Database,
  ownerId: string,
  ids: readonly number[],
): Map<number, number> {
  const rows = db.all<{ id: number; months: number }>(sql`select c.id as id,
      ${retentionMonthsOf(findRetentionRules(db, ownerId))} as months
    from candidates c where c.created_by = ${ownerId} and c.id in ${among(ids)}`);
  return new Map(rows.map(({ id, months }) => [id, months]));
}

const dayOf = (at: number | Date): string => new Date(at).toISOString().slice(0, 10);

/** Returns each candidate's jobs, newest first. */
function listJobsOf(
  db: Database,
  ownerId: string,
  ids: readonly number[],
): Map<number, JobOfCandidate[]> {
  const { candidateId, totalScore, aiRank, createdAt: since } = scores;
  const rows = db
    .select({
      candidateId,
      job: { id: jobs.id, title: jobs.title, totalScore, aiRank, since },
      warnings: candidates.warnings,
      isRanked: sql<boolean>`${isNotNull(jobs.manuallyRankedAt)}`,
    })
    .from(scores)
    .innerJoin(jobs, eq(jobs.id, scores.jobId))
    .innerJoin(candidates, eq(candidates.id, candidateId))
    .where(
      and(inArray(candidateId, among(ids)), eq(jobs.createdBy, ownerId), isUndeletedJob(jobs.id)),
    )
    .orderBy(desc(since), desc(scores.id))
    .all();
  const rankOf = manualRanks(db, rows);
  const standing = mapCurrentDecisionsByJob(db, ownerId, ids);
  const found = new Map<number, JobOfCandidate[]>();
  for (const { candidateId: of, job, warnings } of rows) {
    const decision = standing.get(of)?.get(job.id) ?? null;
    const notScored = whyNotScored(warnings);
    const entry = { ...job, notScored, manualRank: rankOf(of, job.id), decision };
    const list = found.get(of);
    if (list) list.push(entry);
    else found.set(of, [entry]);
  }
  return found;
}

/** Returns the manual ranks in those of the jobs that were ranked manually. */
function manualRanks(
  db: Database,
  rows: readonly { candidateId: number; job: { id: number }; isRanked: boolean }[],
): (candidateId: number, jobId: number) => number | null {
  const asked = new Map<number, number[]>();
  for (const { candidateId, job, isRanked } of rows) {
    if (isRanked) asked.set(job.id, [...(asked.get(job.id) ?? []), candidateId]);
  }
  const places = new Map(
    [...asked].map(([id, chosen]) => [
      id,
      new Map(listPlaces(db, { id }, chosen).map((row) => [row.id, row.place])),
    ]),
  );
  return (candidateId, jobId) => places.get(jobId)?.get(candidateId) ?? null;
}
