import { replaceTypos } from "@resume-picker/domain/candidates/replace-typos";
import { toSearchExpression } from "@resume-picker/domain/candidates/search-query";
import { excerptOfNote } from "@resume-picker/domain/candidates/search-notes";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { timeQuery } from "../../time-query.ts";
import { findInJobNotes, listMatchingNotes } from "../decisions/search-notes.ts";
import { keptCandidate } from "../kept-sql.ts";
import type { ViewableJob } from "../allowed-rows.ts";

/**
 * Brings the full-text index up to what the candidate's rows say now: the last step of every
 * transaction that writes them. Deleting a candidate needs no such step, a trigger does it.
 */
export function indexForSearch(tx: Transaction, candidateId: number): void {
  tx.run(sql`delete from candidate_search where rowid = ${candidateId}`);
  tx.run(sql`insert into candidate_search (rowid, name, titles, skills, body)
    select id, name, titles, skills, body from candidate_search_texts where id = ${candidateId}`);
}

/** Signs that no text holds: they tell where a hit begins and ends. */
const hitStart = "\u0002";
const hitEnd = "\u0003";
const excerptWords = 12;

const statements = prepareOnce(({ $client }: Database) => ({
  // The index first, then whose the hits are: the other way round it would be asked for each row.
  find: $client
    .prepare<[{ match: string; jobId: number }]>(
      `select json_group_array(f.rowid) from candidate_search f
       cross join scores s on s.candidate_id = f.rowid and s.job_id = @jobId
       where candidate_search match @match and s.candidate_id ${keptCandidate}`,
    )
    .pluck(),
  excerpts: $client.prepare<
    [{ match: string; jobId: number; ids: string }],
    { id: number; text: string }
  >(
    `select f.rowid as id,
       snippet(candidate_search, 3, '${hitStart}', '${hitEnd}', '…', ${excerptWords}) as text
     from candidate_search f
     cross join scores s on s.candidate_id = f.rowid and s.job_id = @jobId
     where candidate_search match @match and s.candidate_id ${keptCandidate}
       and +f.rowid in (select value from json_each(@ids))`,
  ),
  words: $client
    .prepare<{ jobId: number; limit: number }, string>(
      `with best as (select candidate_id as id from scores
         where job_id = @jobId and candidate_id ${keptCandidate}
         order by total_score desc limit @limit)
       select coalesce(name, '') || ' ' || coalesce(last_role_title, '') from candidates where id in best
       union select skill from candidate_skills where candidate_id in best`,
    )
    .pluck(),
  skills: $client
    .prepare<{ jobId: number; limit: number }, string>(
      `select distinct skill from candidate_skills where candidate_id in (
         select candidate_id from scores where job_id = @jobId and candidate_id ${keptCandidate}
         order by total_score desc limit @limit)`,
    )
    .pluck(),
}));

/** What a search may find where candidates are hidden from the one who searches. */
export type SearchLimits = {
  /** Those of the hits that may be shown. */
  keep: (ids: number[], query: string) => number[];
  /** Whether names must not help with the spelling. */
  hidesNames: boolean;
};
const everybody: SearchLimits["keep"] = (ids) => ids;

export type FoundCandidates = {
  ids: number[];
  /** What was searched for where nothing holds the words as they were typed. */
  instead: string | null;
};

/**
 * The job's candidates in whose name, titles, skills or CV, or in one of whose notes, every word of
 * the query begins a word.
 */
export async function searchCandidates(
  db: Database,
  job: ViewableJob,
  { query, limits }: { query: string; limits: SearchLimits | null },
): Promise<FoundCandidates> {
  const keep = limits?.keep ?? everybody;
  const hits = new Set([...find(db, job, query), ...findInJobNotes(db, job, query)]);
  const ids = keep([...hits], query);
  if (ids.length > 0) return { ids, instead: null };
  const instead = respell(db, job, { query, limits });
  const found = instead === null ? [] : keep(find(db, job, instead), instead);
  return found.length > 0 ? { ids: found, instead } : { ids: [], instead: null };
}

function find(db: Database, job: ViewableJob, query: string): number[] {
  const expression = toSearchExpression(query);
  if (expression === null) return [];
  // One text instead of ten thousand rows; what SQLite makes of row ids is a list of numbers.
  const found = timeQuery("search candidates", () =>
    statements(db).find.get({ match: expression, jobId: job.id }),
  ) as string;
  return JSON.parse(found) as number[];
}

/** So many of a job's candidates, the best, help with the spelling: more would be waited for. */
const spellingCandidates = 5000;

/**
 * Helped by the job's own names, titles and skills. The full-text index would know more words, but it
 * holds everybody's CVs: its answer would tell what stands in other people's.
 */
function respell(
  db: Database,
  job: ViewableJob,
  { query, limits }: { query: string; limits: SearchLimits | null },
): string | null {
  const of = { jobId: job.id, limit: spellingCandidates };
  const { words, skills } = statements(db);
  const known = limits?.hidesNames === true ? skills : words;
  const texts = timeQuery("search words", () => known.all(of));
  return replaceTypos(query, texts);
}

export type ExcerptPart = { text: string; isHit: boolean };

/** Where in their CVs, or else in a note, the hits stand; those who have them elsewhere are left out. */
export async function listExcerpts(
  db: Database,
  job: ViewableJob,
  { query, ids }: { query: string; ids: readonly number[] },
): Promise<{ id: number; parts: ExcerptPart[] }[]> {
  const expression = toSearchExpression(query);
  if (expression === null) return [];
  const inCvs = timeQuery("search excerpts", () =>
    statements(db).excerpts.all({ match: expression, jobId: job.id, ids: JSON.stringify(ids) }),
  )
    .filter(({ text }) => text.includes(hitStart))
    .map(({ id, text }) => ({ id, parts: splitHits(text) }));
  const shown = new Set(inCvs.map(({ id }) => id));
  const left = ids.filter((id) => !shown.has(id));
  const inNotes = listMatchingNotes(db, job, { query, ids: left }).map(({ id, text }) => ({
    ...{ id, parts: excerptOfNote(text, query) },
  }));
  return [...inCvs, ...inNotes];
}

function splitHits(text: string): ExcerptPart[] {
  return text
    .replaceAll(/\s+/gu, " ")
    .split(hitStart)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, isHit: false }];
      const [hit = "", rest = ""] = piece.split(hitEnd);
      return [
        { text: hit, isHit: true },
        { text: rest, isHit: false },
      ];
    })
    .filter((part) => part.text !== "");
}
