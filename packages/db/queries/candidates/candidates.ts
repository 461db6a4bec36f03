import type { QuotableLine } from "@resume-picker/domain/scoring/evidence/whole-sentence";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { timeQuery } from "../../time-query.ts";
import { candidateDocuments, candidateSkills, candidates } from "../../schema/candidates.ts";
import { scores } from "../../schema/scoring.ts";
import { candidateVersions } from "../../schema/versions.ts";
import { candidateColumns } from "../access.ts";
import { isUndeletedCandidate } from "../undeleted-rows.ts";
import type {
  CandidateRow,
  EditableCandidate,
  EditableJob,
  ViewableCandidate,
  ViewableJob,
} from "../allowed-rows.ts";

// Candidates of an owner, for users who may upload to one of the owner's jobs. Callers have called
// `findJob` before.
const asEditable = (row: Omit<CandidateRow, "extractedText" | "deletedAt">): EditableCandidate =>
  row as EditableCandidate;

/** Finds the owner's candidate that has this file in any of their versions. */
export async function findCandidateOfFile(
  db: Database,
  ownerId: string,
  fileSha256: string,
): Promise<EditableCandidate | null> {
  const row = knownCandidates(db).ofFile.get({ ownerId, sha256: fileSha256 });
  return row ? asEditable(row) : null;
}

/** Lists the owner's candidates with this address, oldest first; they may be different people. */
export async function listCandidatesOfAddress(
  db: Database,
  ownerId: string,
  email: string,
): Promise<EditableCandidate[]> {
  return knownCandidates(db).ofAddress.all({ ownerId, email }).map(asEditable);
}

const knownCandidates = prepareOnce((db: Database) => {
  const where = (match: SQL) =>
    db
      .select(candidateColumns)
      .from(candidates)
      .where(
        and(
          eq(candidates.createdBy, sql.placeholder("ownerId")),
          // Written this way to match the two indexes.
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

export type ParsedCandidate<Candidate extends ViewableCandidate = ViewableCandidate> = {
  candidate: Candidate;
  parsed: ParsedResume;
  /** The lines that the evidence of the parse refers to by number. */
  lines: QuotableLine[];
  parserVersion: number;
};

/**
 * Lists the job's candidates with their parsed CVs, for scoring them again. Includes those marked
 * as deleted, because their scores must be right if Undo restores them.
 */
export async function listParsedCandidates(
  db: Database,
  job: EditableJob,
): Promise<ParsedCandidate[]> {
  const query = db
    .select({
      candidate: candidateColumns,
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
  return rows.map((row) => ({ ...row, candidate: asEditable(row.candidate) }));
}

export async function findParsedCandidate(
  db: Database,
  candidate: ViewableCandidate,
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

/** Lists the candidate's skills in the order of the CV. */
export async function listSkills(
  db: Database,
  candidate: ViewableCandidate,
): Promise<Pick<typeof candidateSkills.$inferSelect, "skill" | "proficiency">[]> {
  return db
    .select({ skill: candidateSkills.skill, proficiency: candidateSkills.proficiency })
    .from(candidateSkills)
    .where(eq(candidateSkills.candidateId, candidate.id))
    .orderBy(candidateSkills.id)
    .all();
}

/** Returns everything that was parsed from a CV, for display and correction. */
export async function findCandidateDocument(
  db: Database,
  candidate: ViewableCandidate,
): Promise<typeof candidateDocuments.$inferSelect | null> {
  const row = db
    .select()
    .from(candidateDocuments)
    .where(eq(candidateDocuments.candidateId, candidate.id))
    .get();
  return row ?? null;
}

/** Lists the job's candidates whose CV an older parser version has parsed, ordered by id. */
export async function listOutdatedCandidates(
  db: Database,
  job: ViewableJob,
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
        isUndeletedCandidate(scores.candidateId),
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

export type RankableDocument = {
  candidateId: number;
  parserVersion: number;
  parsed: ParsedResume;
  redacted: string[];
};

/** Returns a CV's lines and their source, for redacting them again. */
export async function findDocumentLines(db: Database, job: ViewableJob, candidateId: number) {
  return db
    .select({
      lines: candidateDocuments.lines,
      hidden: candidateDocuments.hidden,
      fileType: candidates.fileType,
    })
    .from(scores)
    .innerJoin(candidateDocuments, eq(candidateDocuments.candidateId, scores.candidateId))
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .where(and(eq(scores.jobId, job.id), eq(scores.candidateId, candidateId)))
    .get();
}

/** Lists what an engine may use for ranking: redacted lines, and the parse's scorable part. */
export async function listRankableDocuments(
  db: Database,
  job: ViewableJob,
  { after, limit }: { after: number; limit: number },
): Promise<RankableDocument[]> {
  const query = db
    .select({
      candidateId: scores.candidateId,
      parserVersion: candidateDocuments.parserVersion,
      parsed: candidateDocuments.parsed,
      redacted: candidateDocuments.redacted,
    })
    .from(scores)
    .innerJoin(candidateDocuments, eq(candidateDocuments.candidateId, scores.candidateId))
    .where(
      and(
        eq(scores.jobId, job.id),
        gt(scores.candidateId, after),
        isUndeletedCandidate(scores.candidateId),
      ),
    )
    .orderBy(scores.candidateId)
    .limit(limit);
  return timeQuery("list rankable documents", () => query.all());
}
