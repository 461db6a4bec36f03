import { replaceTypos } from "@resume-picker/domain/candidates/replace-typos";
import { toSearchExpression } from "@resume-picker/domain/candidates/search-query";
import { sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { timeQuery } from "../../time-query.ts";
import type { SearchLimits } from "../candidates/candidate-search.ts";
import { findInOwnNotes } from "../decisions/search-notes.ts";

/** Spelling corrections use this many of the newest candidates; more would be too slow. */
const spellingCandidates = 5000;

export type PoolHits = {
  ids: number[];
  /** The corrected query that was used because nothing matched the original one. */
  instead: string | null;
};

/**
 * Finds the owner's candidates for whom every word of the query is the beginning of a word in their
 * name, titles, skills, CV or one of their notes.
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
  // The full-text index is queried before the owner filter; the reverse order would query it once
  // per row.
  const found = timeQuery("search the pool", () =>
    db.get<{ ids: string }>(sql`select json_group_array(f.rowid) as ids from candidate_search f
      cross join candidates c on c.id = f.rowid
      where candidate_search match ${expression}
        and c.created_by = ${ownerId} and c.deleted_at is null`),
  );
  // SQLite returns row ids as a list of numbers.
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

/** Uses only the owner's data. Words from the index could reveal content of others' CVs. */
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
