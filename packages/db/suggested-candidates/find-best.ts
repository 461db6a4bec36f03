import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { compareNames } from "../queries/scoring/compare-names.ts";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import { boundTotal } from "@resume-picker/domain/scoring/bound-total";
import type { TotalBound } from "@resume-picker/domain/scoring/bound-total";
import type { JobReading } from "@resume-picker/domain/scoring/read-job";
import { scorableResume } from "@resume-picker/domain/scoring/scorable-resume";
import {
  compareHashes,
  compareScores,
  sharedRanks,
} from "@resume-picker/domain/scoring/score/rank-scores";
import { scoreByReading } from "@resume-picker/domain/scoring/score-candidate";
import { mapScoreFields } from "@resume-picker/domain/score-parts";
import type { ComponentScores } from "@resume-picker/domain/scoring/score/score";
import {
  comparableTitle,
  titleSimilarity,
} from "@resume-picker/domain/scoring/words/compare-titles";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import { relatedSkills } from "@resume-picker/domain/skills/canonical-skill";
import type BetterSqlite3 from "better-sqlite3";

export type SuggestionTask = {
  jobId: number;
  ownerId: string;
  reading: JobReading;
  weights: ScoreWeights;
  /** `YYYY-MM-DD` */
  today: string;
  /** How many of the job's top places to fill. */
  places: number;
  /** Candidates to leave out of the result. */
  excludedIds: readonly number[];
  /**
   * Leaves out candidates who sent no file since then (their retention ended); null for no limit.
   */
  receivedBefore: number | null;
};

export type FoundCandidate = ComponentScores & {
  candidateId: number;
  fileSha256: string;
  totalScore: number;
  skillMatchScore: number;
  missingMustHave: string[];
  mustStates: string;
  asOf: string;
  /** The place among the job's own candidates and all found ones, from 1. */
  place: number;
};

export type BestOfPool = {
  /** The candidates in the job's top places, best first. */
  found: FoundCandidate[];
  /** The number of the owner's other candidates, and how many of their CVs were scored. */
  pool: number;
  scored: number;
  /** True if no remaining candidate can reach one of the places. */
  isComplete: boolean;
};

type StoredCv = {
  id: number;
  name: string | null;
  fileSha256: string;
  parsed: string;
  lines: string;
};

type Placed = Pick<
  FoundCandidate,
  "candidateId" | "totalScore" | "skillMatchScore" | "fileSha256"
> & { name: string | null; found: Omit<FoundCandidate, "place"> | null };

/** CVs have a few pages each, so two of them take ten to twenty milliseconds. */
const batch = 2;

/**
 * Finds the owner's other candidates who would rank in the first places of a job. The final result
 * equals that of scoring all of them. The most promising CVs are scored first, and the search ends
 * when no remaining candidate can reach the last place. Yields the intermediate result after every
 * few CVs.
 */
export function* findBest(
  client: BetterSqlite3.Database,
  task: SuggestionTask,
): Generator<BestOfPool, BestOfPool> {
  const bound = boundTotal(task.reading, task.weights);
  const pool = listPool(client, task);
  const none: BestOfPool = {
    found: [],
    pool: pool.length,
    scored: 0,
    isComplete: pool.length === 0,
  };
  yield none;
  const bounds = boundAll(pool, readSkills(client, task, bound), bound);
  yield none;
  const open = sortByBound(pool, bounds, task);
  const left = maxLeft(open);
  const read = prepareReading(client);
  let best = listJobsBest(client, task);
  let known = none;
  for (let from = 0; from < open.length; from += batch) {
    yield known;
    const last = lastPlace(best, task);
    if ((left[from] ?? 0) < last) break;
    const ids = open.slice(from, from + batch).flatMap((one) => (one.max < last ? [] : [one.id]));
    const made = ids.length === 0 ? [] : read(ids).flatMap((cv) => scoreOne(cv, task) ?? []);
    best = [...best, ...made].sort(inOrder).slice(0, task.places);
    known = { ...known, found: inPlaces(best), scored: known.scored + made.length };
  }
  return { ...known, found: inPlaces(best), isComplete: true };
}

type Bounded = { id: number; max: number };

/** Sorts by the best total that the skills allow and by the similarity of the last role's title. */
function sortByBound(
  pool: readonly PooledCandidate[],
  bounds: ReadonlyMap<number, number>,
  { reading, weights }: SuggestionTask,
): Bounded[] {
  const near = new Map<string, number>();
  const nearness = (title: string | null) => {
    if (title === null) return 0;
    const found = near.get(title) ?? titleSimilarity(reading.demands.title, comparableTitle(title));
    near.set(title, found);
    return found;
  };
  return pool
    .map(({ id, lastRoleTitle }) => {
      const max = bounds.get(id) ?? 100;
      return { id, max, promise: max + 100 * weights.title * nearness(lastRoleTitle) };
    })
    .sort((one, other) => other.promise - one.promise || one.id - other.id);
}

/** For each index, the highest total that any candidate from there on can reach. */
function maxLeft(open: readonly Bounded[]): number[] {
  const left: number[] = Array.from({ length: open.length }, () => 0);
  for (let at = open.length - 1; at >= 0; at -= 1)
    left[at] = Math.max(open[at]?.max ?? 0, left[at + 1] ?? 0);
  return left;
}

const lastPlace = (best: readonly Placed[], { places }: SuggestionTask): number =>
  best.length < places ? -1 : (best.at(-1)?.totalScore ?? -1);

/** The number of places is limited, so ties are broken by name, as in the job's list. */
const inOrder = (a: Placed, b: Placed): number =>
  compareScores(a, b) || compareNames(a.name, b.name) || compareHashes(a.fileSha256, b.fileSha256);

function inPlaces(best: readonly Placed[]): FoundCandidate[] {
  const ranks = sharedRanks(best, compareScores);
  return best.flatMap(({ found }, at) => (found ? [{ ...found, place: ranks[at] ?? at + 1 }] : []));
}

type PooledCandidate = { id: number; lastRoleTitle: string | null };

function listPool(client: BetterSqlite3.Database, task: SuggestionTask): PooledCandidate[] {
  const { ownerId, jobId, excludedIds, receivedBefore } = task;
  return client
    .prepare(
      `select id, last_role_title as lastRoleTitle from candidates where created_by = ? and deleted_at is null
         and id not in (select candidate_id from scores where job_id = ?)
         and id not in (select value from json_each(?))
         and (? is null or exists (select 1 from candidate_versions v
           where v.candidate_id = candidates.id and v.received_at >= ?))`,
    )
    .all(
      ownerId,
      jobId,
      JSON.stringify(excludedIds),
      receivedBefore,
      receivedBefore,
    ) as PooledCandidate[]; // columns of the query
}

/** Returns the skills in the pool that fully or partly match what the job asks for. */
function readSkills(
  client: BetterSqlite3.Database,
  { ownerId }: SuggestionTask,
  { wanted }: TotalBound,
): Map<number, string[]> {
  const related = wanted.flatMap((skill) => [
    skill,
    ...relatedSkills(skill).map((other) => other.skill),
  ]);
  const rows = client
    .prepare(
      `select s.candidate_id, s.skill from candidate_skills s
         join candidates c on c.id = s.candidate_id
       where s.skill in (select value from json_each(?)) and c.created_by = ?`,
    )
    .raw()
    .all(JSON.stringify([...new Set(related)]), ownerId) as [number, string][]; // columns of the query
  const skills = new Map<number, string[]>();
  for (const [id, skill] of rows) {
    const known = skills.get(id);
    if (known) known.push(skill);
    else skills.set(id, [skill]);
  }
  return skills;
}

/** Computes the bound once per set of skills, because many candidates share the same few skills. */
function boundAll(
  pool: readonly PooledCandidate[],
  skills: ReadonlyMap<number, string[]>,
  bound: TotalBound,
): Map<number, number> {
  const known = new Map<string, number>();
  return new Map(
    pool.map(({ id }) => {
      const has = (skills.get(id) ?? []).sort();
      const key = has.join("\n");
      const max = known.get(key) ?? bound.of(has);
      known.set(key, max);
      return [id, max];
    }),
  );
}

function listJobsBest(client: BetterSqlite3.Database, task: SuggestionTask): Placed[] {
  const rows = client
    .prepare(
      `select candidate_id as candidateId, total_score as totalScore, c.name,
         skill_match_score as skillMatchScore, s.file_sha256 as fileSha256
       from scores s join candidates c on c.id = s.candidate_id
       where s.job_id = ? and c.deleted_at is null
       order by total_score desc, skill_match_score desc, c.name is null,
         c.name collate nocase, s.file_sha256 limit ?`,
    )
    .all(task.jobId, task.places) as Omit<Placed, "found">[]; // columns of the query
  return rows.map((row) => ({ ...row, found: null }));
}

function prepareReading(client: BetterSqlite3.Database): (ids: readonly number[]) => StoredCv[] {
  const statement = client.prepare(
    `select c.id, c.name, c.file_sha256 as fileSha256, d.parsed, d.lines from candidates c
       join candidate_documents d on d.candidate_id = c.id
     where c.id in (select value from json_each(?))`,
  );
  return (ids) => statement.all(JSON.stringify(ids)) as StoredCv[]; // columns of the query
}

/** Null for a CV that can't be scored. */
function scoreOne(
  { id, name, fileSha256, ...document }: StoredCv,
  task: SuggestionTask,
): Placed | null {
  const { reading, weights, today } = task;
  // The application wrote both columns in this shape.
  const parsed = JSON.parse(document.parsed) as ParsedResume;
  if (!isScored(parsed.warnings)) return null;
  const lines = (JSON.parse(document.lines) as { text: string }[]).map(({ text }) => text);
  const score = scoreByReading({ resume: scorableResume(parsed, lines), reading, weights, today });
  const { totalScore, missingMustHave, mustStates } = score;
  const found = {
    ...{ candidateId: id, fileSha256, totalScore, missingMustHave, mustStates },
    ...mapScoreFields(({ field }) => score[field]),
    asOf: parsed.asOf,
  };
  return { ...found, name, found };
}
