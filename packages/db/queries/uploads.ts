import { mapOutcomes, reportDays } from "@resume-picker/domain/uploads/upload-outcome";
import type { UploadOutcome } from "@resume-picker/domain/uploads/upload-outcome";
import type { ListedUpload, UploadReport } from "@resume-picker/domain/uploads/upload-report";
import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { candidates } from "../schema/candidates.ts";
import { jobs } from "../schema/jobs.ts";
import { uploadFiles, uploads } from "../schema/uploads.ts";

export type StoredUpload = typeof uploads.$inferSelect;

/** Writes that an upload has begun; the owner's reports that are too old go. */
export async function beginUpload(db: Database, upload: StoredUpload): Promise<void> {
  const { createdBy, startedAt } = upload;
  const oldest = new Date(startedAt.getTime() - reportDays * 24 * 60 * 60 * 1000);
  const isTooOld = and(eq(uploads.createdBy, createdBy), lt(uploads.startedAt, oldest));
  db.transaction((tx) => {
    tx.delete(uploads).where(isTooOld).run();
    tx.insert(uploads).values(upload).run();
  });
}

export async function findOwnUpload(
  db: Database,
  id: string,
  ownerId: string,
): Promise<StoredUpload | null> {
  const isOwn = and(eq(uploads.id, id), eq(uploads.createdBy, ownerId));
  return db.select().from(uploads).where(isOwn).get() ?? null;
}

export type ReportedFile = {
  fileName: string;
  outcome: UploadOutcome;
  candidateId: number | null;
  error: string | null;
  doubts: string[];
};

/** Writes what became of files; one whose candidate was erased meanwhile is only counted. */
export async function reportFiles(
  db: Database,
  uploadId: string,
  files: readonly ReportedFile[],
): Promise<void> {
  db.transaction((tx) => {
    // The account may be gone meanwhile.
    if (!tx.select().from(uploads).where(eq(uploads.id, uploadId)).get()) return;
    for (const file of files) {
      const { candidateId } = file;
      const isThere =
        candidateId === null ||
        tx
          .select({ id: candidates.id })
          .from(candidates)
          .where(eq(candidates.id, candidateId))
          .get();
      const kept = isThere ? file : { ...file, fileName: null, candidateId: null, doubts: [] };
      tx.insert(uploadFiles)
        .values({ ...kept, uploadId })
        .run();
    }
  });
}

const countOf = (outcome: UploadOutcome) =>
  sql<number>`sum(${uploadFiles.outcome} = ${outcome})`.mapWith(Number);

function countedUploads(db: Database) {
  return db
    .select({
      id: uploads.id,
      jobId: jobs.id,
      jobTitle: jobs.title,
      startedAt: uploads.startedAt,
      counts: mapOutcomes(countOf),
      doubtful: sql<number>`sum(${uploadFiles.doubts} <> '[]')`.mapWith(Number),
    })
    .from(uploads)
    .innerJoin(uploadFiles, eq(uploadFiles.uploadId, uploads.id))
    .leftJoin(jobs, and(eq(jobs.id, uploads.jobId), isNull(jobs.deletedAt)))
    .groupBy(uploads.id)
    .orderBy(desc(uploads.startedAt), desc(uploads.id));
}

const maxListed = 50;

/** One's latest uploads of which a file was done, newest first. */
export async function listUploads(db: Database, ownerId: string): Promise<ListedUpload[]> {
  return countedUploads(db).where(eq(uploads.createdBy, ownerId)).limit(maxListed).all();
}

/** What became of each file; null where there is no such upload of the owner's. */
export async function findUploadReport(
  db: Database,
  id: string,
  ownerId: string,
): Promise<UploadReport | null> {
  const isOwn = and(eq(uploads.id, id), eq(uploads.createdBy, ownerId));
  const upload = countedUploads(db).where(isOwn).get();
  if (!upload) return null;
  const rows = db
    .select({
      id: uploadFiles.id,
      fileName: uploadFiles.fileName,
      outcome: uploadFiles.outcome,
      error: uploadFiles.error,
      doubts: uploadFiles.doubts,
      candidateId: uploadFiles.candidateId,
      candidate: sql<string | null>`coalesce(${candidates.name}, ${candidates.fileName})`,
      deletedAt: candidates.deletedAt,
    })
    .from(uploadFiles)
    .leftJoin(candidates, eq(candidates.id, uploadFiles.candidateId))
    .where(eq(uploadFiles.uploadId, id))
    .orderBy(asc(uploadFiles.id))
    .all();
  const files = rows.map(({ deletedAt, ...file }) =>
    deletedAt === null
      ? file
      : { ...file, fileName: null, candidateId: null, candidate: null, doubts: [] },
  );
  return { ...upload, files };
}
