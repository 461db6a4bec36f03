import type { ParsedResume } from "@resume-picker/domain/resume/parsed-resume";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { candidateDocuments, candidateSkills, candidates } from "../schema/candidates.ts";
import { scores } from "../schema/scoring.ts";
import { eraseCandidates } from "./erase-candidates.ts";
import { recordErasure } from "./erasures.ts";
import { indexForSearch } from "./candidate-search.ts";
import type { CandidateRow, OwnedCandidate, OwnedJob } from "./owned-rows.ts";
import { replaceCorrections } from "./corrections.ts";
import type { StoredCorrection } from "./corrections.ts";
import { renumberRanks } from "./renumber-ranks.ts";
import { replaceScores } from "./replace-scores.ts";
import type { NewScore } from "./replace-scores.ts";
import { insertAction } from "./user-actions.ts";
import type { NewAction } from "./user-actions.ts";
import { markSettled, markUnsettled } from "./unsettled-files.ts";

const ownedColumns = {
  id: candidates.id,
  createdBy: candidates.createdBy,
  name: candidates.name,
  email: candidates.email,
  phone: candidates.phone,
  location: candidates.location,
  links: candidates.links,
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
  createdAt: candidates.createdAt,
  updatedAt: candidates.updatedAt,
};

// The one place where a row becomes "owned": each caller below has matched `createdBy`.
const asOwned = (row: Omit<CandidateRow, "extractedText">): OwnedCandidate => row as OwnedCandidate;

export async function findOwnedCandidate(
  db: Database,
  id: number,
  ownerId: string,
): Promise<OwnedCandidate | null> {
  const row = db
    .select(ownedColumns)
    .from(candidates)
    .where(and(eq(candidates.id, id), eq(candidates.createdBy, ownerId)))
    .get();
  return row ? asOwned(row) : null;
}

/** The owner's candidate with the same file, or else with the same e-mail address. */
export async function findKnownCandidate(
  db: Database,
  ownerId: string,
  by: { fileSha256: string } | { email: string },
): Promise<OwnedCandidate | null> {
  const match =
    "email" in by
      ? sql`lower(${candidates.email}) = lower(${by.email})`
      : eq(candidates.fileSha256, by.fileSha256);
  const row = db
    .select(ownedColumns)
    .from(candidates)
    .where(and(eq(candidates.createdBy, ownerId), match))
    .get();
  return row ? asOwned(row) : null;
}

export type ParsedCandidate = {
  candidate: OwnedCandidate;
  parsed: ParsedResume;
  parserVersion: number;
};

/** The job's candidates with what was read of their CVs, for scoring them again. */
export async function listParsedCandidates(
  db: Database,
  job: OwnedJob,
): Promise<ParsedCandidate[]> {
  return db
    .select({
      candidate: ownedColumns,
      parsed: candidateDocuments.parsed,
      parserVersion: candidateDocuments.parserVersion,
    })
    .from(scores)
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .innerJoin(candidateDocuments, eq(candidateDocuments.candidateId, scores.candidateId))
    .where(eq(scores.jobId, job.id))
    .orderBy(scores.candidateId)
    .all()
    .map((row) => ({ ...row, candidate: asOwned(row.candidate) }));
}

export async function findParsedCandidate(
  db: Database,
  candidate: OwnedCandidate,
): Promise<ParsedCandidate | null> {
  const row = db
    .select({ parsed: candidateDocuments.parsed, parserVersion: candidateDocuments.parserVersion })
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

export type SavedCandidate = {
  content: CandidateContent;
  document: CandidateDocument;
  skills: CandidateSkill[];
  /** What a person has put right, with what the CV is read as now; left out where nothing was. */
  corrections?: readonly StoredCorrection[];
};

/**
 * Writes a candidate with skills, document and scores in one transaction: all of it or nothing.
 * With `replace` the row keeps its id, shortlist and age, and its scores for other jobs must be
 * among `scoresOf(id)` too, since they rest on the CV that is replaced.
 */
export async function saveCandidate(
  db: Database,
  saved: SavedCandidate,
  how: {
    ownerId: string;
    replace: OwnedCandidate | null;
    /** Puts those ranked by hand in the order of the new totals. */
    renumber?: boolean;
    scoresOf: (candidateId: number) => NewScore[];
    /** What the audit trail says of it. */
    actionOf: (candidateId: number) => NewAction;
    now: Date;
  },
): Promise<OwnedCandidate> {
  return db.transaction(
    (tx) => {
      const { content } = saved;
      markSettled(tx, content.fileSha256);
      if (how.replace && how.replace.fileSha256 !== content.fileSha256) {
        markUnsettled(tx, [how.replace.fileSha256], { now: how.now });
      }
      const row = how.replace
        ? tx
            .update(candidates)
            .set({ ...content, updatedAt: how.now })
            .where(eq(candidates.id, how.replace.id))
            .returning()
            .get()
        : tx
            .insert(candidates)
            .values({ ...content, createdBy: how.ownerId, createdAt: how.now, updatedAt: how.now })
            .returning()
            .get();
      replaceSkills(tx, row.id, saved.skills);
      tx.insert(candidateDocuments)
        .values({ ...saved.document, candidateId: row.id })
        .onConflictDoUpdate({ target: candidateDocuments.candidateId, set: saved.document })
        .run();
      if (saved.corrections) replaceCorrections(tx, row.id, saved.corrections);
      const scored = how.scoresOf(row.id);
      replaceScores(tx, scored);
      if (how.renumber) for (const { jobId } of scored) renumberRanks(tx, jobId, how.now);
      indexForSearch(tx, row.id);
      insertAction(tx, how.actionOf(row.id));
      return asOwned(row);
    },
    { behavior: "immediate" },
  );
}

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export function replaceSkills(
  tx: Transaction,
  candidateId: number,
  skills: readonly CandidateSkill[],
): void {
  tx.delete(candidateSkills).where(eq(candidateSkills.candidateId, candidateId)).run();
  if (skills.length === 0) return;
  // As one value: a row of them each would be a statement of its own for every number of skills.
  tx.run(sql`insert into ${candidateSkills} (candidate_id, skill, proficiency)
    select ${candidateId}, value ->> 'skill', value ->> 'proficiency'
    from json_each(${JSON.stringify(skills)})`);
}

export async function deleteCandidate(
  db: Database,
  candidate: OwnedCandidate,
  now: Date,
): Promise<void> {
  db.transaction((tx) => {
    recordErasure(tx, candidate, now);
    markUnsettled(tx, [candidate.fileSha256], { now });
    eraseCandidates(tx, [candidate.id]);
  });
}

/** Whether any candidate, of whichever owner, still rests on this stored file. */
export async function isFileInUse(db: Database, fileSha256: string): Promise<boolean> {
  const row = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.fileSha256, fileSha256))
    .limit(1)
    .get();
  return row !== undefined;
}

/** What an engine may rank by: the redacted lines, and the parse for its scorable part. */
export async function listRankableDocuments(
  db: Database,
  job: OwnedJob,
): Promise<{ candidateId: number; parsed: ParsedResume; redacted: string[] }[]> {
  return db
    .select({
      candidateId: scores.candidateId,
      parsed: candidateDocuments.parsed,
      redacted: candidateDocuments.redacted,
    })
    .from(scores)
    .innerJoin(candidateDocuments, eq(candidateDocuments.candidateId, scores.candidateId))
    .where(eq(scores.jobId, job.id))
    .orderBy(scores.candidateId)
    .all();
}
