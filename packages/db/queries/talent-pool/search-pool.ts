import { replaceTypos } from "@resume-picker/domain/candidates/replace-typos";
import { toSearchExpression } from "@resume-picker/domain/candidates/search-query";
import { sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { timeQuery } from "../../time-query.ts";
import type { SearchLimits } from "../candidates/candidate-search.ts";
import { findInOwnNotes } from "../decisions/search-notes.ts";

/** So many of the newest candidates help with the spelling: more would be waited for. */
const spellingCandidates = 5000;

export type PoolHits = {
  ids: number[];
  /** What was searched for where nothing holds the words as they were typed. */
  instead: string | null;
};

/**
 * The owner's candidates in whose name, titles, skills or CV, or in one of whose notes, every word of
 * the query begins a word.
 */
export function searchPool(
  db: Database,
  ownerId: string,
  { query, limits }: { query: string; limits: SearchLimits | null },
): PoolHits {
  const keep = limits?.keep ?? ((ids: number[]) => ids);
  const hits = new Set([...find(db, ownerId, query), ...findInOwnNotes(db, ownerId, query)]);
  const ids = keep([...hits], query);
  if (ids.length > 0) return { ids, instead: null };
  const texts = limits?.hidesNames === true ? listSkillNames(db, ownerId) : listWords(db, ownerId);
  const instead = replaceTypos(query, texts);
  const found = instead === null ? [] : keep(find(db, ownerId, instead), instead);
  return found.length > 0 ? { ids: found, instead } : { ids: [], instead: null };
}

function find(db: Database, ownerId: string, query: string): number[] {
  const expression = toSearchExpression(query);
  if (expression === null) return [];
  // The index first, then whose the hits are: the other way round it would be asked for each row.
  const found = timeQuery("search the pool", () =>
    db.get<{ ids: string }>(sql`select json_group_array(f.rowid) as ids from candidate_search f
      cross join candidates c on c.id = f.rowid
      where candidate_search match ${expression}
        and c.created_by = ${ownerId} and c.deleted_at is null`),
  );
  // What SQLite makes of row ids is a list of numbers.
  return JSON.parse(found.ids) as number[];
}

function listSkillNames(db: Database, ownerId: string): string[] {
  const rows = timeQuery("skills of the pool", () =>
    db.all<{ text: string }>(sql`select distinct skill as text from candidate_skills
      where candidate_id in (select id from candidates where created_by = ${ownerId}
        and deleted_at is null order by id desc limit ${spellingCandidates})`),
  );
  return rows.map(({ text }) => text);
}

/** Only the owner's own: an answer out of the index would tell what stands in other people's CVs. */
function listWords(db: Database, ownerId: string): string[] {
  const rows = timeQuery("words of the pool", () =>
    db.all<{ text: string }>(sql`with newest as (select id, name, last_role_title from candidates
        where created_by = ${ownerId} and deleted_at is null
        order by id desc limit ${spellingCandidates})
      select coalesce(name, '') || ' ' || coalesce(last_role_title, '') as text from newest
      union select skill from candidate_skills where candidate_id in (select id from newest)`),
  );
  return rows.map(({ text }) => text);
}
