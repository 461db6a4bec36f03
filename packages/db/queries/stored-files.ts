import { readMediaUrl } from "@resume-picker/domain/blog/image-rules";
import { count, eq, isNull, max } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { userActions, users } from "../schema/accounts.ts";
import { mediaAssets } from "../schema/blog.ts";
import { candidateDocuments, candidates } from "../schema/candidates.ts";
import { erasures } from "../schema/erasures.ts";
import { scoreReceipts, scores } from "../schema/scoring.ts";

export type NamedFile = { sha256: string; size: number };

/** Every CV file that a candidate rests on. */
export async function listNamedFiles(db: Database): Promise<NamedFile[]> {
  return db
    .selectDistinct({ sha256: candidates.fileSha256, size: candidates.fileSize })
    .from(candidates)
    .all();
}

/** Whether there is no account, nor a trace that there ever was one. */
export async function knowsOfNobody(db: Database): Promise<boolean> {
  return (await db.$count(users)) === 0 && (await db.$count(erasures)) === 0;
}

/** When anybody last did anything, as far as the database knows, in UTC milliseconds. */
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

/** Names of all images of the blog and of people, as the media store knows them. */
export async function listImageNames(db: Database): Promise<string[]> {
  const ofBlog = db.selectDistinct({ name: mediaAssets.filename }).from(mediaAssets).all();
  const ofPeople = db
    .selectDistinct({ url: users.profileImageUrl })
    .from(users)
    .all()
    .flatMap(({ url }) => (url === null ? [] : (readMediaUrl(url)?.name ?? [])));
  return [...ofBlog.map(({ name }) => name), ...ofPeople];
}

export async function countPeople(db: Database): Promise<{ candidates: number; users: number }> {
  return { candidates: await db.$count(candidates), users: await db.$count(users) };
}

/** Whose candidate rests on the file, for telling which upload to ask for again. */
export async function listCandidatesOfFile(
  db: Database,
  sha256: string,
): Promise<{ id: number; fileName: string; username: string }[]> {
  return db
    .select({ id: candidates.id, fileName: candidates.fileName, username: users.username })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.createdBy))
    .where(eq(candidates.fileSha256, sha256))
    .all();
}

/** Rows that no transaction of ours leaves behind: candidates without a document, scores without a receipt. */
export async function countHalfCandidates(db: Database): Promise<number> {
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
  return (withoutDocument?.n ?? 0) + (withoutReceipt?.n ?? 0);
}
