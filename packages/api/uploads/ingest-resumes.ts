import { AppError } from "@resume-picker/domain/errors";
import { findUser } from "@resume-picker/db/queries/accounts/users";
import { reportFiles } from "@resume-picker/db/queries/uploads";
import type { StoredUpload } from "@resume-picker/db/queries/uploads";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { diskFullMessage } from "@resume-picker/domain/uploads/upload-rules";
import pLimit from "p-limit";
import { toStorageError } from "../storage-errors.ts";
import type { UserContext } from "../trpc.ts";
import { toReportedFiles } from "./report-results.ts";
import { ingestResume } from "./ingest-resume.ts";
import type { ResumeFile, Upload } from "./upload.ts";

/**
 * The number of files of one request that are ingested at once. Most of them wait for the disk, and
 * with fewer files the parser threads would wait too.
 */
const filesAtOnce = 8;

/**
 * Ingests each file independently, which means that a rejected one doesn't affect the others.
 * Results are in order, and are added to the upload's report before they are returned.
 */
export async function ingestResumes(
  ctx: UserContext,
  files: readonly ResumeFile[],
  of: {
    upload: StoredUpload;
    jobs: readonly EditableJob[];
    action?: Upload["action"];
  },
): Promise<UploadResult[]> {
  if (ctx.diskSpace.isFull())
    throw new AppError("UNAVAILABLE", diskFullMessage, { retryAfter: 60 });
  const limit = pLimit(filesAtOnce);
  const { jobs, action = "candidate.upload" } = of;
  const { id, startedAt, createdBy: ownerId } = of.upload;
  const upload = { id, startedAt, ownerId, jobs, action, since: performance.now() };
  const results = await Promise.all(
    files.map((file) =>
      limit(async () => {
        try {
          return await ingestResume(ctx, file, upload);
        } catch (error) {
          return { fileName: file.fileName, success: false, error: await reasonOf(ctx, error) };
        }
      }),
    ),
  );
  await reportFiles(ctx.db, id, results.flatMap(toReportedFiles));
  return results;
}

async function reasonOf(ctx: UserContext, error: unknown): Promise<string> {
  if (error instanceof AppError) return error.message;
  if ((await findUser(ctx.db, ctx.user.id)) === null) {
    return "This account was deleted while the file was being read. The file was not kept.";
  }
  ctx.log.error(
    { requestId: ctx.requestId, category: "uploads", error },
    "a file could not be ingested",
  );
  const trouble = toStorageError(error);
  if (trouble?.message === diskFullMessage) ctx.diskSpace.releaseReserve();
  if (trouble) return trouble.message;
  return "Something went wrong on our side while reading this file. Please try it again.";
}
