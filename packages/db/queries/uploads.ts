import { historyLimits } from "@resume-picker/domain/accounts/account-limits";
import { mapOutcomes, reportDays } from "@resume-picker/domain/uploads/upload-outcome";
import type { UploadOutcome } from "@resume-picker/domain/uploads/upload-outcome";
import type { ListedUpload, UploadReport } from "@resume-picker/domain/uploads/upload-report";
import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { candidates } from "../schema/candidates.ts";
import { jobs } from "../schema/jobs.ts";
import { uploadFiles, uploads } from "../schema/uploads.ts";

export type StoredUpload = typeof uploads.$inferSelect;

/** Records that an upload has begun and deletes the owner's expired reports. */
export async function beginUpload(db: Database, upload: StoredUpload): Promise<void> {
  const { createdBy, startedAt } = upload;
  const oldest = new Date(startedAt.getTime() - reportDays * 24 * 60 * 60 * 1000);
  const isTooOld = and(eq(uploads.createdBy, createdBy), lt(uploads.startedAt, oldest));
  db.transaction((tx) => {
    tx.delete(uploads).where(isTooOld).run();
    tx.insert(uploads).values(upload).run();
    dropOldReports(tx, upload);
  });
}

/** Deletes the oldest reports above an account's limit, but never the current one. */
function dropOldReports(tx: Transaction, { id, createdBy }: StoredUpload): void {
  const { reports, reportedFiles } = historyLimits;
  tx.run(sql`delete from uploads where id <> ${id} and id in (
    select id from (
      select id, row_number() over newest as reports, sum(files) over newest as files from (
        select id, started_at, (select count(*) from upload_files f where f.upload_id = u.id) as files
        from uploads u where created_by = ${createdBy})
      window newest as (order by started_at desc, id desc))
    where reports > ${reports} or files > ${reportedFiles})`);
}

/** Number of files listed in an upload's report. */
export async function countReported(db: Database, id: string): Promise<number> {
  return db.$count(uploadFiles, eq(uploadFiles.uploadId, id));
}

/** Uploads are visible to their owner, and uploads to a job also to its editors. */
const isSharedWith = (userId: string): SQL =>
  sql`(uploads.created_by = ${userId} or uploads.job_id in (select m.job_id from job_members m
    join jobs j on j.id = m.job_id and j.deleted_at is null
    where m.user_id = ${userId} and m.role = 'editor'))`;

export async function findUpload(
  db: Database,
  id: string,
  userId: string,
): Promise<StoredUpload | null> {
  const isMeant = and(eq(uploads.id, id), isSharedWith(userId));
  return db.select().from(uploads).where(isMeant).get() ?? null;
}

export type ReportedFile = {
  fileName: string;
  outcome: UploadOutcome;
  candidateId: number | null;
  error: string | null;
  doubts: string[];
};

/** Records the outcome of each file. If its candidate was erased, it is only counted. */
export async function reportFiles(
  db: Database,
  uploadId: string,
  files: readonly ReportedFile[],
): Promise<void> {
  db.transaction((tx) => {
    // The account may have been deleted in the meantime.
    const upload = tx.select().from(uploads).where(eq(uploads.id, uploadId)).get();
    if (!upload) return;
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
    dropOldReports(tx, upload);
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

/** Lists the latest uploads that the user may see and that have processed a file, newest first. */
export async function listUploads(db: Database, userId: string): Promise<ListedUpload[]> {
  return countedUploads(db).where(isSharedWith(userId)).limit(maxListed).all();
}

/** Returns the outcome of each file; null if there is no such upload that the user may see. */
export async function findUploadReport(
  db: Database,
  id: string,
  userId: string,
): Promise<UploadReport | null> {
  const upload = countedUploads(db)
    .where(and(eq(uploads.id, id), isSharedWith(userId)))
    .get();
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
