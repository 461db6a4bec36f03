import { readMediaUrl } from "@resume-picker/domain/blog/image-rules";
import { and, count, eq, isNull, max, sql } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import type { Database, Transaction } from "../connect.ts";
import { userActions, users } from "../schema/accounts.ts";
import { mediaAssets } from "../schema/blog.ts";
import { candidateDocuments, candidates } from "../schema/candidates.ts";
import { erasures } from "../schema/erasures.ts";
import { scoreReceipts, scores } from "../schema/scoring.ts";
import { candidateVersions } from "../schema/versions.ts";
import { listStoredSettings, logoSetting } from "./settings.ts";

export type ReferencedFile = { sha256: string; size: number };

/** Lists every CV file of all candidates, in current and older versions. */
export async function listReferencedFiles(db: Database): Promise<ReferencedFile[]> {
  const { fileSha256: sha256, fileSize: size } = candidateVersions;
  // Includes the candidates' own columns, because a file must never be deleted just because a
  // version's row is missing.
  return union(
    db.select({ sha256, size }).from(candidateVersions),
    db.select({ sha256: candidates.fileSha256, size: candidates.fileSize }).from(candidates),
  ).all();
}

/** Whether any candidate of any owner has this file, including candidates marked as deleted. */
export async function isFileInUse(db: Database, fileSha256: string): Promise<boolean> {
  const current = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.fileSha256, fileSha256))
    .limit(1)
    .get();
  const version = db
    .select({ id: candidateVersions.id })
    .from(candidateVersions)
    .where(eq(candidateVersions.fileSha256, fileSha256))
    .limit(1)
    .get();
  return current !== undefined || version !== undefined;
}

/** Lists the SHA-256 hashes of these candidates' files, including older versions. */
export function listFilesOf(tx: Transaction | Database, ids: readonly number[]): string[] {
  return tx
    .selectDistinct({ sha256: candidateVersions.fileSha256 })
    .from(candidateVersions)
    .where(
      sql`${candidateVersions.candidateId} in (select value from json_each(${JSON.stringify(ids)}))`,
    )
    .all()
    .map(({ sha256 }) => sha256);
}

/** Whether there is no account and no trace of a deleted one. */
export async function isWithoutAccounts(db: Database): Promise<boolean> {
  return (await db.$count(users)) === 0 && (await db.$count(erasures)) === 0;
}

/** The time of the last recorded activity of any user, in UTC milliseconds. */
export async function findLastActivity(db: Database): Promise<number> {
  const times = [
    db
      .select({ at: max(userActions.createdAt) })
      .from(userActions)
      .get(),
    db
      .select({ at: max(users.lastActivityAt) })
      .from(users)
      .get(),
    db
      .select({ at: max(candidates.updatedAt) })
      .from(candidates)
      .get(),
  ];
  return Math.max(...times.map((time) => time?.at?.getTime() ?? 0));
}

/** Lists the file names of all images in the media store: blog, profiles and logo. */
export async function listImageNames(db: Database): Promise<string[]> {
  const ofBlog = db.selectDistinct({ name: mediaAssets.filename }).from(mediaAssets).all();
  const ofPeople = db
    .selectDistinct({ url: users.profileImageUrl })
    .from(users)
    .all()
    .flatMap(({ url }) => (url === null ? [] : (readMediaUrl(url)?.name ?? [])));
  const logo = listStoredSettings(db)
    .filter(({ name }) => name === logoSetting)
    .flatMap(({ value }) => readMediaUrl(value)?.name ?? []);
  return [...ofBlog.map(({ name }) => name), ...ofPeople, ...logo];
}

export async function countPeople(db: Database): Promise<{ candidates: number; users: number }> {
  return { candidates: await db.$count(candidates), users: await db.$count(users) };
}

/** Lists the candidates that use the file, to report which upload has to be repeated. */
export async function listCandidatesOfFile(
  db: Database,
  sha256: string,
): Promise<{ id: number; fileName: string; username: string }[]> {
  const { fileName, fileSha256, candidateId } = candidateVersions;
  return db
    .select({ id: candidates.id, fileName, username: users.username })
    .from(candidateVersions)
    .innerJoin(candidates, eq(candidates.id, candidateId))
    .innerJoin(users, eq(users.id, candidates.createdBy))
    .where(eq(fileSha256, sha256))
    .all();
}

/**
 * Counts inconsistent rows that no transaction leaves behind: candidates without a document or a
 * version, and scores without a receipt.
 */
export async function countIncompleteCandidates(db: Database): Promise<number> {
  const withoutDocument = db
    .select({ n: count() })
    .from(candidates)
    .leftJoin(candidateDocuments, eq(candidateDocuments.candidateId, candidates.id))
    .where(isNull(candidateDocuments.candidateId))
    .get();
  const withoutReceipt = db
    .select({ n: count() })
    .from(scores)
    .leftJoin(scoreReceipts, eq(scoreReceipts.scoreId, scores.id))
    .where(isNull(scoreReceipts.scoreId))
    .get();
  const withoutVersion = db
    .select({ n: count() })
    .from(candidates)
    .leftJoin(
      candidateVersions,
      and(
        eq(candidateVersions.candidateId, candidates.id),
        eq(candidateVersions.fileSha256, candidates.fileSha256),
      ),
    )
    .where(isNull(candidateVersions.id))
    .get();
  return [withoutDocument, withoutReceipt, withoutVersion].reduce(
    (sum, row) => sum + (row?.n ?? 0),
    0,
  );
}
