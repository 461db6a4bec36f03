import { replaceTypos } from "@resume-picker/domain/candidates/replace-typos";
import { toSearchExpression } from "@resume-picker/domain/candidates/search-query";
import { excerptOfNote } from "@resume-picker/domain/candidates/search-notes";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { timeQuery } from "../../time-query.ts";
import { findInJobNotes, listMatchingNotes } from "../decisions/search-notes.ts";
import { undeletedCandidate } from "../undeleted-sql.ts";
import type { ViewableJob } from "../allowed-rows.ts";

/**
 * Updates the full-text index from the candidate's rows. This is the last step of every transaction
 * that writes them. A trigger handles deletions.
 */
export function indexForSearch(tx: Transaction, candidateId: number): void {
  tx.run(sql`delete from candidate_search where rowid = ${candidateId}`);
  tx.run(sql`insert into candidate_search (rowid, name, titles, skills, body)
    select id, name, titles, skills, body from candidate_search_texts where id = ${candidateId}`);
}

/** Control characters that occur in no text; they mark the start and end of a hit. */
const hitStart = "\u0002";
const hitEnd = "\u0003";
const excerptWords = 12;

const statements = prepareOnce(({ $client }: Database) => ({
  // The full-text index is queried before the owner filter; the reverse order would query it once
  // per row.
  find: $client
    .prepare<[{ match: string; jobId: number }]>(
      `select json_group_array(f.rowid) from candidate_search f
       cross join scores s on s.candidate_id = f.rowid and s.job_id = @jobId
       where candidate_search match @match and s.candidate_id ${undeletedCandidate}`,
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
     where candidate_search match @match and s.candidate_id ${undeletedCandidate}
       and +f.rowid in (select value from json_each(@ids))`,
  ),
  words: $client
    .prepare<{ jobId: number; limit: number }, string>(
      `with best as (select candidate_id as id from scores
         where job_id = @jobId and candidate_id ${undeletedCandidate}
         order by total_score desc limit @limit)
       select coalesce(name, '') || ' ' || coalesce(last_role_title, '') from candidates where id in best
       union select skill from candidate_skills where candidate_id in best`,
    )
    .pluck(),
  skills: $client
    .prepare<{ jobId: number; limit: number }, string>(
      `select distinct skill from candidate_skills where candidate_id in (
         select candidate_id from scores where job_id = @jobId and candidate_id ${undeletedCandidate}
         order by total_score desc limit @limit)`,
    )
    .pluck(),
}));

/** The limits of a search by a user from whom candidates are hidden. */
export type SearchLimits = {
  /** Returns the hits that may be shown. */
  keep: (ids: number[], query: string) => number[];
  /** True if names must not be used for spelling corrections. */
  hidesNames: boolean;
};
const keepAll: SearchLimits["keep"] = (ids) => ids;

export type FoundCandidates = {
  ids: number[];
  /** The corrected query that was used because nothing matched the original one. */
  instead: string | null;
};

/**
 * Finds the job's candidates for whom every word of the query is the beginning of a word in their
 * name, titles, skills, CV or one of their notes.
 */
export async function searchCandidates(
  db: Database,
  job: ViewableJob,
  { query, limits }: { query: string; limits: SearchLimits | null },
): Promise<FoundCandidates> {
  const keep = limits?.keep ?? keepAll;
  const hits = new Set([...find(db, job, query), ...findInJobNotes(db, job, query)]);
  const ids = keep([...hits], query);
  if (ids.length > 0) return { ids, instead: null };
  const instead = correctSpelling(db, job, { query, limits });
  const found = instead === null ? [] : keep(find(db, job, instead), instead);
  return found.length > 0 ? { ids: found, instead } : { ids: [], instead: null };
}

function find(db: Database, job: ViewableJob, query: string): number[] {
  const expression = toSearchExpression(query);
  if (expression === null) return [];
  // One text instead of ten thousand rows. SQLite returns the row ids as a list of numbers.
  const found = timeQuery("search candidates", () =>
    statements(db).find.get({ match: expression, jobId: job.id }),
  ) as string;
  return JSON.parse(found) as number[];
}

/** Spelling corrections use this many of the job's best candidates; more would be too slow. */
const spellingCandidates = 5000;

/**
 * Uses the job's own names, titles and skills. The full-text index contains more words, but they
 * come from all accounts' CVs, so a correction could reveal the content of other users' CVs.
 */
function correctSpelling(
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

/**
 * Returns excerpts of the hits in the candidates' CVs or, failing that, in a note. Candidates with
 * hits elsewhere are left out.
 */
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
