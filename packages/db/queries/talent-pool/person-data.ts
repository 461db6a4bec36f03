import { toSearchExpression } from "@resume-picker/domain/candidates/search-query";
import type { AddressPlace } from "@resume-picker/domain/talent-pool/address-places";
import { maxFoundPeople } from "@resume-picker/domain/talent-pool/person-data";
import type { FoundPerson } from "@resume-picker/domain/talent-pool/person-data";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { timeQuery } from "../../time-query.ts";

const isOwn = (ownerId: string) => sql`c.created_by = ${ownerId} and c.deleted_at is null`;

/** True if a text contains the address as a whole: "ann@x.org" is not found in "joann@x.org". */
function hasAddress(text: SQL, email: string): SQL {
  // SQLite has no word boundaries, so the characters before and after the first match are checked.
  const folded = sql`lower(${text})`;
  const at = sql`instr(${folded}, ${email})`;
  const before = sql`substr(${folded}, ${at} - 1, 1)`;
  const after = sql`substr(${folded}, ${at} + ${email.length}, 1)`;
  return sql`(${at} > 0 and (${at} = 1 or ${before} not glob '[a-z0-9._+-]')
    and ${after} not glob '[a-z0-9_-]')`;
}

/**
 * Returns the owner's candidates whose data contains the address, and in which places. The
 * full-text index is queried before any text is read.
 */
export function findByAddress(
  db: Database,
  ownerId: string,
  email: string,
): Map<number, AddressPlace[]> {
  const expression = toSearchExpression(email) ?? '""';
  const places: [AddressPlace, SQL][] = [
    [
      "address",
      sql`select c.id as id from candidates c where ${isOwn(ownerId)} and lower(c.email) = ${email}`,
    ],
    [
      "older-version",
      sql`select c.id as id from candidates c join candidate_versions v on v.candidate_id = c.id
        where ${isOwn(ownerId)} and v.profile is not null
          and lower(json_extract(v.profile, '$.email')) = ${email}`,
    ],
    [
      "message",
      sql`select c.id as id from candidates c join candidate_messages m on m.candidate_id = c.id
        where ${isOwn(ownerId)} and lower(m.recipient) = ${email}`,
    ],
    [
      "cv-text",
      sql`select c.id as id from candidate_search f cross join candidates c on c.id = f.rowid
        where candidate_search match ${expression} and ${isOwn(ownerId)}
          and ${hasAddress(sql`c.extracted_text`, email)}`,
    ],
    [
      "note",
      sql`select c.id as id from note_search f cross join candidate_notes n on n.id = f.rowid
        cross join candidates c on c.id = n.candidate_id
        where note_search match ${expression} and ${isOwn(ownerId)}
          and ${hasAddress(sql`n.text`, email)}`,
    ],
  ];
  const found = new Map<number, AddressPlace[]>();
  for (const [place, query] of places) {
    const rows = timeQuery(`find an address: ${place}`, () =>
      db.all<{ id: number }>(sql`select distinct id from (${query}) limit ${maxFoundPeople}`),
    );
    for (const { id } of rows) found.set(id, [...(found.get(id) ?? []), place]);
  }
  return found;
}

/** Counts the data stored about these candidates. */
export function countPersonData(
  db: Database,
  ids: readonly number[],
): Omit<FoundPerson, "places">[] {
  const rows = db.all<
    Omit<FoundPerson, "places" | "jobs" | "isHeld"> & { jobs: string; isHeld: number }
  >(
    sql`select c.id as id, c.name as name, c.file_name as fileName,
      (select json_group_array(j.title) from scores s join jobs j on j.id = s.job_id
        and j.deleted_at is null where s.candidate_id = c.id) as jobs,
      (select count(*) from candidate_versions x where x.candidate_id = c.id) as files,
      (select count(*) from decisions x where x.candidate_id = c.id) as decisions,
      (select count(*) from candidate_notes x where x.candidate_id = c.id) as notes,
      (select count(*) from candidate_messages x where x.candidate_id = c.id) as messages,
      (select count(*) from review_link_candidates x where x.candidate_id = c.id) as reviewLinks,
      exists (select 1 from retention_holds x where x.candidate_id = c.id) as isHeld
    from candidates c where c.id in (select value from json_each(${JSON.stringify(ids)}))
    order by c.id`,
  );
  return rows.map(({ jobs, isHeld, ...row }) => ({
    ...row,
    // SQLite builds this JSON from texts.
    jobs: JSON.parse(jobs) as string[],
    isHeld: isHeld === 1,
  }));
}

/** The tables that reference a candidate, each with its columns of personal data. */
const tables = {
  candidates: "select * from candidates where id = @id",
  skills: "select skill, proficiency from candidate_skills where candidate_id = @id",
  parsed: "select parser_version, parsed, hidden from candidate_documents where candidate_id = @id",
  corrections: "select * from candidate_corrections where candidate_id = @id",
  versions: "select * from candidate_versions where candidate_id = @id",
  scores: `select s.*, j.title as job_title, r.explanation from scores s
    join jobs j on j.id = s.job_id left join score_receipts r on r.score_id = s.id
    where s.candidate_id = @id`,
  decisions: "select * from decisions where candidate_id = @id order by id",
  notes: "select * from candidate_notes where candidate_id = @id order by id",
  messages: "select * from candidate_messages where candidate_id = @id order by id",
  evidenceReviews: "select * from evidence_reviews where candidate_id = @id order by id",
  shortlists: "select job_id, created_at from shortlist_entries where candidate_id = @id",
  reviewLinks: `select l.id, l.job_id, l.label, l.created_at, l.expires_at, l.revoked_at, l.opens
    from review_link_candidates c join review_links l on l.id = c.link_id where c.candidate_id = @id`,
  uploads: "select upload_id, file_name, outcome from upload_files where candidate_id = @id",
  holds: "select reason, held_by_name, held_at from retention_holds where candidate_id = @id",
} as const;

/** Returns everything stored about one candidate, by table. */
export function readPersonData({ $client }: Database, id: number): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(tables).map(([name, query]) => {
      // SQLite returns rows as objects by column.
      const rows = $client.prepare<{ id: number }, Record<string, unknown>>(query).all({ id });
      return [name, rows.map(readable)];
    }),
  );
}

/** Parses JSON columns to make the exported file readable. */
const readable = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, readJson(value)]));

function readJson(value: unknown): unknown {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Lists the stored files of a candidate in all versions. */
export const listPersonFiles = ({ $client }: Database, id: number) =>
  $client
    .prepare<{ id: number }, { id: number; fileType: string; sha256: string }>(
      `select id, file_type as fileType, file_sha256 as sha256 from candidate_versions
       where candidate_id = @id order by id`,
    )
    .all({ id });
