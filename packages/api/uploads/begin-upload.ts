import { randomUUID } from "node:crypto";
import { beginUpload, countReported, findUpload } from "@resume-picker/db/queries/uploads";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import type { StoredUpload } from "@resume-picker/db/queries/uploads";
import { AppError } from "@resume-picker/domain/errors";
import { accountIsFull } from "../require-quota.ts";
import type { UserContext } from "../trpc.ts";

/**
 * The upload that a request belongs to: the one that it names, or else one of its own.
 * @param asked.files how many files its report will list in addition.
 */
export async function openUpload(
  ctx: UserContext,
  asked: { id: string | null; job: EditableJob | null; files: number },
): Promise<StoredUpload> {
  const { id, job, files } = asked;
  if (id === null) return startUpload(ctx, job);
  const upload = await findUpload(ctx.db, id, ctx.user.id);
  // One of another owner's would lead the CVs astray.
  if (!upload || (job !== null && upload.createdBy !== job.createdBy))
    throw new AppError("NOT_FOUND", "Upload not found. Begin a new one.");
  if ((await countReported(ctx.db, id)) + files > ctx.limits.filesOfReport)
    throw accountIsFull(ctx, "filesOfReport");
  return upload;
}

/** Begins an upload, whose files may come in several requests. */
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
