import type { QuotableLine } from "@resume-picker/domain/scoring/evidence/whole-sentence";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { timeQuery } from "../../time-query.ts";
import type { candidateSkills } from "../../schema/candidates.ts";
import { candidateDocuments, candidates } from "../../schema/candidates.ts";
import { scores } from "../../schema/scoring.ts";
import { candidateVersions } from "../../schema/versions.ts";
import { isKeptCandidate } from "../kept-rows.ts";
import type { CandidateRow, OwnedCandidate, OwnedJob } from "../owned-rows.ts";

const ownedColumns = {
  id: candidates.id,
  createdBy: candidates.createdBy,
  name: candidates.name,
  email: candidates.email,
  phone: candidates.phone,
  location: candidates.location,
  links: candidates.links,
  stated: candidates.stated,
  fileName: candidates.fileName,
  fileType: candidates.fileType,
  filePath: candidates.filePath,
  fileSha256: candidates.fileSha256,
  fileSize: candidates.fileSize,
  yearsExperience: candidates.yearsExperience,
  lastRoleTitle: candidates.lastRoleTitle,
  experienceGaps: candidates.experienceGaps,
  experienceTimeline: candidates.experienceTimeline,
  warnings: candidates.warnings,
  countedTo: candidates.countedTo,
  createdAt: candidates.createdAt,
  updatedAt: candidates.updatedAt,
};

// The one place where a row becomes "owned": callers have matched `createdBy`, and that it is kept.
const asOwned = (row: Omit<CandidateRow, "extractedText" | "deletedAt">): OwnedCandidate =>
  row as OwnedCandidate;

export async function findOwnedCandidate(
  db: Database,
  id: number,
  ownerId: string,
): Promise<OwnedCandidate | null> {
  const row = db
    .select(ownedColumns)
    .from(candidates)
    .where(
      and(eq(candidates.id, id), eq(candidates.createdBy, ownerId), isKeptCandidate(candidates.id)),
    )
    .get();
  return row ? asOwned(row) : null;
}

/** The owner's candidate for whom this file was ever taken in, whichever version leads now. */
export async function findCandidateOfFile(
  db: Database,
  ownerId: string,
  fileSha256: string,
): Promise<OwnedCandidate | null> {
  const row = knownCandidates(db).ofFile.get({ ownerId, sha256: fileSha256 });
  return row ? asOwned(row) : null;
}

/** The owner's candidates with this e-mail address, who may be several people, oldest first. */
export async function listCandidatesOfAddress(
  db: Database,
  ownerId: string,
  email: string,
): Promise<OwnedCandidate[]> {
  return knownCandidates(db).ofAddress.all({ ownerId, email }).map(asOwned);
}

const knownCandidates = prepareOnce((db: Database) => {
  const where = (match: SQL) =>
    db
      .select(ownedColumns)
      .from(candidates)
      .where(
        and(
          eq(candidates.createdBy, sql.placeholder("ownerId")),
          // In these words for the sake of the two indexes.
          isNull(candidates.deletedAt),
          match,
        ),
      )
      .orderBy(candidates.id)
      .prepare();
  const holders = db
    .select({ id: candidateVersions.candidateId })
    .from(candidateVersions)
    .where(eq(candidateVersions.fileSha256, sql.placeholder("sha256")));
  return {
    ofAddress: where(sql`lower(${candidates.email}) = lower(${sql.placeholder("email")})`),
    ofFile: where(inArray(candidates.id, holders)),
  };
});

export type ParsedCandidate = {
  candidate: OwnedCandidate;
  parsed: ParsedResume;
  /** What the evidence of the parse refers to by number. */
  lines: QuotableLine[];
  parserVersion: number;
};

/**
 * The job's candidates with what was read of their CVs, for scoring them again: also those marked as
 * deleted, whose scores have to be right when Undo brings them back.
 */
export async function listParsedCandidates(
  db: Database,
  job: OwnedJob,
): Promise<ParsedCandidate[]> {
  const query = db
    .select({
      candidate: ownedColumns,
      parsed: candidateDocuments.parsed,
      lines: candidateDocuments.lines,
      parserVersion: candidateDocuments.parserVersion,
    })
    .from(scores)
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .innerJoin(candidateDocuments, eq(candidateDocuments.candidateId, scores.candidateId))
    .where(eq(scores.jobId, job.id))
    .orderBy(scores.candidateId);
  const rows = timeQuery("list parsed candidates", () => query.all());
  return rows.map((row) => ({ ...row, candidate: asOwned(row.candidate) }));
}

export async function findParsedCandidate(
  db: Database,
  candidate: OwnedCandidate,
): Promise<ParsedCandidate | null> {
  const row = db
    .select({
      parsed: candidateDocuments.parsed,
      lines: candidateDocuments.lines,
      parserVersion: candidateDocuments.parserVersion,
    })
    .from(candidateDocuments)
    .where(eq(candidateDocuments.candidateId, candidate.id))
    .get();
  return row ? { candidate, ...row } : null;
}

/** All that was read of a CV, for showing it and for putting it right. */
export async function findCandidateDocument(
  db: Database,
  candidate: OwnedCandidate,
): Promise<typeof candidateDocuments.$inferSelect | null> {
  const row = db
    .select()
    .from(candidateDocuments)
    .where(eq(candidateDocuments.candidateId, candidate.id))
    .get();
  return row ?? null;
}

/** The job's candidates whose CV an older version of the parser has read, in the order of their ids. */
export async function listOutdatedCandidates(
  db: Database,
  job: OwnedJob,
  { version, after, limit }: { version: number; after: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const ids = db
    .select({ id: scores.candidateId })
    .from(scores)
    .innerJoin(candidateDocuments, eq(candidateDocuments.candidateId, scores.candidateId))
    .where(
      and(
        eq(scores.jobId, job.id),
        gt(scores.candidateId, after),
        isKeptCandidate(scores.candidateId),
        lt(candidateDocuments.parserVersion, version),
      ),
    )
    .orderBy(scores.candidateId)
    .all()
    .map(({ id }) => id);
  return { ids: ids.slice(0, limit), total: ids.length };
}

export type CandidateContent = Omit<
  typeof candidates.$inferInsert,
  "id" | "createdBy" | "createdAt" | "updatedAt"
>;
export type CandidateDocument = Omit<typeof candidateDocuments.$inferInsert, "candidateId">;
export type CandidateSkill = Omit<typeof candidateSkills.$inferInsert, "id" | "candidateId">;

/** What an engine may rank by: the redacted lines, and the parse for its scorable part. */
export async function listRankableDocuments(
  db: Database,
  job: OwnedJob,
  { after, limit }: { after: number; limit: number },
): Promise<{ candidateId: number; parsed: ParsedResume; redacted: string[] }[]> {
  const query = db
    .select({
      candidateId: scores.candidateId,
      parsed: candidateDocuments.parsed,
      redacted: candidateDocuments.redacted,
    })
    .from(scores)
    .innerJoin(candidateDocuments, eq(candidateDocuments.candidateId, scores.candidateId))
    .where(
      and(
        eq(scores.jobId, job.id),
        gt(scores.candidateId, after),
        isKeptCandidate(scores.candidateId),
      ),
    )
    .orderBy(scores.candidateId)
    .limit(limit);
  return timeQuery("list rankable documents", () => query.all());
}
