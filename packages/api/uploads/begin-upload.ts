import { randomUUID } from "node:crypto";
import { beginUpload, countReported, findUpload } from "@resume-picker/db/queries/uploads";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import type { StoredUpload } from "@resume-picker/db/queries/uploads";
import { AppError } from "@resume-picker/domain/errors";
import { uploadMessages } from "@resume-picker/domain/uploads/upload-rules";
import { accountIsFull } from "../require-quota.ts";
import type { UserContext } from "../trpc.ts";

/**
 * Returns the upload named in the request, or starts one.
 * @param asked.files how many files will be added to its report.
 */
export async function openUpload(
  ctx: UserContext,
  asked: { id: string | null; job: EditableJob | null; files: number },
): Promise<StoredUpload> {
  const { id, job, files } = asked;
  if (id === null) return startUpload(ctx, job);
  const upload = await findUpload(ctx.db, id, ctx.user.id);
  // An upload of another owner would assign the CVs to the wrong account.
  if (!upload || (job !== null && upload.createdBy !== job.createdBy))
    throw new AppError("NOT_FOUND", "Upload not found. Begin a new one.");
  if ((await countReported(ctx.db, id)) + files > ctx.limits.filesOfReport)
    throw accountIsFull(ctx, "filesOfReport");
  return upload;
}

/**
 * Returns the job that receives the files: the upload's own, or the one named in the request if the
 * upload has none.
 */
export async function chooseUploadJob(
  ctx: UserContext,
  id: string | null,
  named: number | null,
): Promise<number | null> {
  const upload = id === null ? null : await findUpload(ctx.db, id, ctx.user.id);
  const own = upload?.jobId ?? null;
  if (own !== null && named !== null && named !== own)
    throw new AppError("VALIDATION", uploadMessages.otherJob(own));
  return own ?? named;
}

/** Starts an upload, whose files may arrive in several requests. */
export async function startUpload(
  ctx: UserContext,
  job: EditableJob | null,
): Promise<StoredUpload> {
  const upload = {
    ...{ id: randomUUID(), createdBy: job?.createdBy ?? ctx.user.id },
    ...{ jobId: job?.id ?? null, startedAt: ctx.clock() },
  };
  await beginUpload(ctx.db, upload);
  return upload;
}
