import {
  allowedTypos,
  countTypos,
  foldWord,
  searchWords,
  toSearchExpression,
} from "@resume-picker/domain/candidates/search-query";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { prepareOnce } from "../prepare-once.ts";
import { timeQuery } from "../time-query.ts";
import type { OwnedJob } from "./owned-rows.ts";

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
       where candidate_search match @match`,
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
     where candidate_search match @match and +f.rowid in (select value from json_each(@ids))`,
  ),
  terms: $client.prepare<[string, string], { term: string; doc: number }>(
    "select term, doc from candidate_search_terms where term >= ? and term < ?",
  ),
}));

export type FoundCandidates = {
  ids: number[];
  /** What was searched for where nothing holds the words as they were typed. */
  instead: string | null;
};

/** The job's candidates in whose name, titles, skills or CV every word of the query begins a word. */
export async function searchCandidates(
  db: Database,
  job: OwnedJob,
  query: string,
): Promise<FoundCandidates> {
  const ids = find(db, job, query);
  if (ids.length > 0) return { ids, instead: null };
  const instead = replaceTypos(db, query);
  const found = instead === null ? [] : find(db, job, instead);
  // The index holds other people's CVs, too: a word is told only where one's own holds it.
  return found.length > 0 ? { ids: found, instead } : { ids: [], instead: null };
}

function find(db: Database, job: OwnedJob, query: string): number[] {
  const expression = toSearchExpression(query);
  if (expression === null) return [];
  // One text instead of ten thousand rows; what SQLite makes of row ids is a list of numbers.
  const found = timeQuery("search candidates", () =>
    statements(db).find.get({ match: expression, jobId: job.id }),
  ) as string;
  return JSON.parse(found) as number[];
}

/** Each word that no CV holds becomes the nearest one that some do; null where none is near. */
function replaceTypos(db: Database, query: string): string | null {
  const asTyped = searchWords(query);
  const words = asTyped.map((typed) => {
    const word = foldWord(typed);
    const first = word.slice(0, 1);
    const most = allowedTypos(word);
    if (most === 0) return typed;
    // People mistype the first letter least, and it makes the look-up short.
    const near = timeQuery("search terms", () =>
      statements(db).terms.all(first, `${first}\u{10ffff}`),
    )
      .filter(({ term }) => Math.abs(term.length - word.length) <= most)
      .map(({ term, doc }) => ({ term, doc, typos: countTypos(word, term) }))
      .filter(({ typos }) => typos <= most)
      .sort((a, b) => a.typos - b.typos || b.doc - a.doc)[0];
    return near === undefined || near.typos === 0 ? typed : near.term;
  });
  return words.some((word, at) => word !== asTyped[at]) ? words.join(" ") : null;
}

export type ExcerptPart = { text: string; isHit: boolean };

/** Where in their CVs the hits stand; candidates whose CV itself holds no hit are left out. */
export async function listExcerpts(
  db: Database,
  job: OwnedJob,
  { query, ids }: { query: string; ids: readonly number[] },
): Promise<{ id: number; parts: ExcerptPart[] }[]> {
  const expression = toSearchExpression(query);
  if (expression === null) return [];
  return timeQuery("search excerpts", () =>
    statements(db).excerpts.all({ match: expression, jobId: job.id, ids: JSON.stringify(ids) }),
  )
    .filter(({ text }) => text.includes(hitStart))
    .map(({ id, text }) => ({ id, parts: splitHits(text) }));
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
