import { toSearchExpression } from "@resume-picker/domain/candidates/search-query";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { timeQuery } from "../../time-query.ts";
import { undeletedCandidate } from "../undeleted-sql.ts";
import type { ViewableJob } from "../allowed-rows.ts";

/**
 * The cross join makes SQLite query the index before it filters by owner. A search never reads the
 * notes' text.
 */
const hits = `note_search f cross join candidate_notes n on n.id = f.rowid`;

const statements = prepareOnce(({ $client }: Database) => ({
  ofOwner: $client
    .prepare<{ match: string; ownerId: string }, string>(
      `select json_group_array(distinct n.candidate_id) from ${hits}
       cross join candidates c on c.id = n.candidate_id
       where note_search match @match and c.created_by = @ownerId and c.deleted_at is null`,
    )
    .pluck(),
  ofJob: $client
    .prepare<{ match: string; jobId: number }, string>(
      `select json_group_array(distinct n.candidate_id) from ${hits}
       cross join scores s on s.candidate_id = n.candidate_id and s.job_id = @jobId
       where note_search match @match and s.candidate_id ${undeletedCandidate}`,
    )
    .pluck(),
  // The oldest matching note of each candidate. SQLite takes the text from the row that has the
  // minimum.
  texts: $client.prepare<
    { match: string; jobId: number; ids: string },
    { id: number; text: string }
  >(
    `select n.candidate_id as id, n.text as text, min(n.id) from ${hits}
     cross join scores s on s.candidate_id = n.candidate_id and s.job_id = @jobId
     where note_search match @match and s.candidate_id ${undeletedCandidate}
       and +n.candidate_id in (select value from json_each(@ids))
     group by n.candidate_id`,
  ),
}));

// SQLite returns row ids as a list of numbers.
const toIds = (list: string | undefined) => JSON.parse(list ?? "[]") as number[];

/**
 * Finds the owner's candidates with a note in which every word of the query is the beginning of a
 * word.
 */
export function findInOwnNotes(db: Database, ownerId: string, query: string): number[] {
  const match = toSearchExpression(query);
  if (match === null) return [];
  return toIds(timeQuery("search own notes", () => statements(db).ofOwner.get({ match, ownerId })));
}

/** The same among a job's candidates. */
export function findInJobNotes(db: Database, { id: jobId }: ViewableJob, query: string): number[] {
  const match = toSearchExpression(query);
  if (match === null) return [];
  return toIds(timeQuery("search notes", () => statements(db).ofJob.get({ match, jobId })));
}

/** Returns one matching note per candidate, for those who have one. */
export function listMatchingNotes(
  db: Database,
  { id: jobId }: ViewableJob,
  { query, ids }: { query: string; ids: readonly number[] },
): { id: number; text: string }[] {
  const match = toSearchExpression(query);
  if (match === null) return [];
  return timeQuery("note excerpts", () =>
    statements(db).texts.all({ match, jobId, ids: JSON.stringify(ids) }),
  );
}
