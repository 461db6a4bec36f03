import { AppError } from "@resume-picker/domain/errors";
import { reportFiles } from "@resume-picker/db/queries/uploads";
import type { StoredUpload } from "@resume-picker/db/queries/uploads";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { diskFullMessage } from "@resume-picker/domain/uploads/upload-rules";
import pLimit from "p-limit";
import { storageTrouble } from "../storage-trouble.ts";
import type { UserContext } from "../trpc.ts";
import { toReportedFile } from "./report-results.ts";
import { ingestResume } from "./ingest-resume.ts";
import type { ResumeFile } from "./ingest-resume.ts";

/**
 * How many files of one request are under way at once: most of them wait for the disk, and with
 * fewer the threads that read would wait, too.
 */
const filesAtOnce = 8;

/**
 * Each file on its own: a bad one ends with its reason, its neighbours go on. Results in order; the
 * upload's report has them before they are answered.
 */
export async function ingestResumes(
  ctx: UserContext,
  files: readonly ResumeFile[],
  { upload: { id, startedAt }, jobs }: { upload: StoredUpload; jobs: readonly OwnedJob[] },
): Promise<UploadResult[]> {
  if (ctx.room.isFull()) throw new AppError("UNAVAILABLE", diskFullMessage, { retryAfter: 60 });
  const limit = pLimit(filesAtOnce);
  const upload = { id, startedAt, jobs, since: performance.now() };
  const results = await Promise.all(
    files.map((file) =>
      limit(async () => {
        try {
          return await ingestResume(ctx, file, upload);
        } catch (error) {
          return { fileName: file.fileName, success: false, error: reasonOf(ctx, error) };
        }
      }),
    ),
  );
  await reportFiles(ctx.db, id, results.map(toReportedFile));
  return results;
}

function reasonOf(ctx: UserContext, error: unknown): string {
  if (error instanceof AppError) return error.message;
  ctx.log.error(
    { requestId: ctx.requestId, category: "uploads", error },
    "a file could not be ingested",
  );
  const trouble = storageTrouble(error);
  if (trouble?.message === diskFullMessage) ctx.room.giveFree();
  if (trouble) return trouble.message;
  return "Something went wrong on our side while reading this file. Please try it again.";
}
