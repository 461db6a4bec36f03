import { fieldRow, fieldKeys } from "@resume-picker/domain/candidate-fields";
import type { BlindSource } from "@resume-picker/domain/blind/blind-lines";
import type { Identity } from "@resume-picker/domain/blind/redaction";
import { storedDocument } from "@resume-picker/domain/resume/shape/stored-document";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { candidateCorrections, candidateDocuments, candidates } from "../../schema/candidates.ts";
import { candidateVersions } from "../../schema/versions.ts";
import { timeQuery } from "../../time-query.ts";

/**
 * The jobs with blind review that the user is on. Visitors reach candidates only through links, so
 * for them every job with blind review counts.
 */
const blindJobs = `jobs j where j.is_blind = 1 and j.deleted_at is null and (@userId is null
  or j.created_by = @userId or j.id in (select job_id from job_members where user_id = @userId))`;

const statements = prepareOnce(({ $client }: Database) => ({
  any: $client.prepare<{ userId: string | null }>(`select 1 from ${blindJobs} limit 1`),
  hidden: $client.prepare<
    { userId: string | null; ids: string },
    { id: number; hidesSchools: number }
  >(
    `select s.candidate_id as id, max(b.hides_schools) as hidesSchools
     from scores s join (select j.id, j.hides_schools from ${blindJobs}) b on b.id = s.job_id
     where s.candidate_id in (select value from json_each(@ids)) and not exists (
       select 1 from blind_events e where e.candidate_id = s.candidate_id
         and e.job_id = s.job_id and e.kind = 'reveal')
     group by s.candidate_id`,
  ),
}));

/** Whether any candidates may be hidden from the user. Checked on every call. */
export const isOnBlindJobs = (db: Database, userId: string | null): boolean =>
  statements(db).any.get({ userId }) !== undefined;

/** Returns which of the candidates are hidden from the user, and whether their schools are. */
export function listHidden(
  db: Database,
  userId: string | null,
  ids: readonly number[],
): Map<number, { hidesSchools: boolean }> {
  const rows = timeQuery("hidden candidates", () =>
    statements(db).hidden.all({ userId, ids: JSON.stringify(ids) }),
  );
  return new Map(rows.map(({ id, hidesSchools }) => [id, { hidesSchools: hidesSchools === 1 }]));
}

/**
 * Loads everything stored that identifies a candidate, in order to hide it. `source` is null if the
 * CV's text isn't stored.
 */
export function loadIdentity(
  db: Database,
  id: number,
): { identity: Identity; source: Omit<BlindSource, "hidesSchools"> | null } {
  const row = db.select().from(candidates).where(eq(candidates.id, id)).get();
  const stored = db
    .select()
    .from(candidateDocuments)
    .where(eq(candidateDocuments.candidateId, id))
    .get();
  const versions = db
    .select({ fileName: candidateVersions.fileName, profile: candidateVersions.profile })
    .from(candidateVersions)
    .where(eq(candidateVersions.candidateId, id))
    .all();
  const corrections = db
    .select()
    .from(candidateCorrections)
    .where(eq(candidateCorrections.candidateId, id))
    .all()
    .filter(({ field }) => isIdentity.has(field));
  const ofRow = row
    ? [row.name, row.email, row.phone, row.location, ...row.links, row.stated.workPermit ?? null]
    : [];
  const values = [
    ...ofRow,
    row?.fileName ?? null,
    ...versions.flatMap(({ fileName, profile }) => [fileName, ...identityOf(profile)]),
    ...corrections.flatMap(({ value, asRead }) => [...textsIn(value), ...textsIn(asRead)]),
    ...(stored ? [...identityOf(stored.parsed), ...identityOf(stored.asRead)] : []),
  ];
  const source = stored &&
    row && {
      document: storedDocument(stored, row.fileType),
      parsed: stored.parsed,
      redacted: stored.redacted,
    };
  const schools = [
    ...versions.map(({ profile }) => profile?.education ?? []),
    stored?.asRead?.education ?? [],
  ].flatMap((read) => read.flatMap(({ institution }) => institution ?? []));
  return { identity: { id, values, schools }, source: source ?? null };
}

/** Loads the identifying data that a row of a list could reveal. */
export function loadLightIdentities(
  db: Database,
  ids: readonly number[],
): Map<number, { identity: Identity; isSure: boolean }> {
  const { id, name, email, phone, location, links, fileName, warnings } = candidates;
  const rows = db
    .select({ id, name, email, phone, location, links, fileName, warnings })
    .from(candidates)
    .where(sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`)
    .all();
  return new Map(
    rows.map((row) => {
      const values = [row.name, row.email, row.phone, row.location, row.fileName, ...row.links];
      const isUnsure = row.warnings.some(({ code }) => code === "low-confidence");
      return [row.id, { identity: { id: row.id, values }, isSure: row.name !== null && !isUnsure }];
    }),
  );
}

/**
 * Whether the file names of an upload may reveal hidden candidates. True if its job has blind
 * review, or if it isn't tied to one job.
 */
export function isBlindUpload(db: Database, uploadId: string): boolean {
  const found = db.get<{ n: number }>(
    sql`select count(*) as n from uploads where id = ${uploadId}
      and job_id in (select id from jobs where is_blind = 0)`,
  );
  return found.n === 0;
}

const isIdentity: ReadonlySet<string> = new Set([
  ...fieldKeys.filter((key) => fieldRow(key).isHidden === true),
  "link",
]);

/** The texts of the parts of a parse, or of a version's profile, that identify the candidate. */
function identityOf(read: object | null): string[] {
  if (read === null) return [];
  return Object.entries(read).flatMap(([key, value]) =>
    isIdentity.has(key) || key === "links" ? textsIn(value) : [],
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
