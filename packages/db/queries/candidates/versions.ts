import type { PartialDate } from "@resume-picker/domain/resume/shape/parsed-resume";
import type { VersionProfile } from "@resume-picker/domain/candidates/versions/version-profile";
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { candidateVersions } from "../../schema/versions.ts";
import { isUndeletedCandidate } from "../undeleted-rows.ts";
import type { EditableCandidate, ViewableCandidate } from "../allowed-rows.ts";
import { replaceScores } from "../scoring/replace-scores.ts";
import type { NewScore } from "../scoring/replace-scores.ts";
import { areUnchanged } from "../scoring/scored-jobs.ts";
import type { ScoredJob } from "../scoring/scored-jobs.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";

export type StoredVersion = typeof candidateVersions.$inferSelect;

/** The file's columns in a version's row. */
export type VersionFile = Pick<
  StoredVersion,
  "fileName" | "fileType" | "filePath" | "fileSha256" | "fileSize"
>;
/** The time a file was received, and its upload. */
export type ReceivedVersion = Pick<StoredVersion, "receivedAt" | "uploadId">;
/** The parsed data that is kept of a version that is not current. */
export type FiledVersion = {
  fileSha256: string;
  statedOn: PartialDate | null;
  profile: VersionProfile;
};

export function fileOf(row: VersionFile): VersionFile {
  const { fileName, fileType, filePath, fileSha256, fileSize } = row;
  return { fileName, fileType, filePath, fileSha256, fileSize };
}

export async function listVersions(
  db: Database,
  candidate: ViewableCandidate,
): Promise<StoredVersion[]> {
  return db
    .select()
    .from(candidateVersions)
    .where(eq(candidateVersions.candidateId, candidate.id))
    .all();
}

export async function findVersion(
  db: Database,
  candidate: ViewableCandidate,
  id: number,
): Promise<StoredVersion | null> {
  const isMeant = and(
    eq(candidateVersions.id, id),
    eq(candidateVersions.candidateId, candidate.id),
  );
  return db.select().from(candidateVersions).where(isMeant).get() ?? null;
}

export function addVersion(
  tx: Transaction,
  candidateId: number,
  version: VersionFile & ReceivedVersion & Partial<FiledVersion>,
): void {
  tx.insert(candidateVersions)
    .values({ ...version, candidateId })
    .run();
}

/** Makes another version current and stores the parsed data of the previous one in its row. */
export function changeCurrent(
  tx: Transaction,
  candidateId: number,
  { from, to }: { from: FiledVersion; to: string },
): void {
  const write = (sha256: string, kept: Pick<StoredVersion, "statedOn" | "profile">) => {
    const { candidateId: ofWhom, fileSha256 } = candidateVersions;
    const isMeant = and(eq(ofWhom, candidateId), eq(fileSha256, sha256));
    tx.update(candidateVersions).set(kept).where(isMeant).run();
  };
  const { fileSha256, statedOn, profile } = from;
  write(fileSha256, { statedOn, profile });
  write(to, { statedOn: null, profile: null });
}

/**
 * Adds an older version without changing the candidate. Scores are for jobs that the candidate is
 * new to, computed from the current CV.
 * @returns false, with nothing written, if a job was changed or deleted since it was scored, or if
 * the candidate is gone or has another current version.
 */
export async function saveOlderVersion(
  db: Database,
  candidate: EditableCandidate,
  saved: {
    version: VersionFile & ReceivedVersion & FiledVersion;
    scores: readonly NewScore[];
    jobs: readonly ScoredJob[];
    action: NewAction;
  },
): Promise<boolean> {
  const isAsSeen = and(
    eq(candidates.id, candidate.id),
    eq(candidates.fileSha256, candidate.fileSha256),
    isUndeletedCandidate(candidates.id),
  );
  const write = (tx: Transaction): boolean => {
    if (!areUnchanged(tx, saved.jobs)) return false;
    const found = tx.select({ id: candidates.id }).from(candidates).where(isAsSeen).get();
    if (!found) return false;
    addVersion(tx, candidate.id, saved.version);
    // Makes open detail views reload the number of versions.
    tx.update(candidates).set({ updatedAt: saved.action.now }).where(isAsSeen).run();
    replaceScores(tx, saved.scores);
    insertAction(tx, saved.action);
    return true;
  };
  return db.transaction(write, { behavior: "immediate" });
}
