import { randomUUID } from "node:crypto";
import { beginUpload, findOwnUpload } from "@resume-picker/db/queries/uploads";
import type { StoredUpload } from "@resume-picker/db/queries/uploads";
import { AppError } from "@resume-picker/domain/errors";
import type { UserContext } from "../trpc.ts";

/** The upload that a request belongs to: the one that it names, or else one of its own. */
export async function openUpload(
  ctx: UserContext,
  { id, jobId }: { id: string | null; jobId: number | null },
): Promise<StoredUpload> {
  if (id === null) return startUpload(ctx, jobId);
  const upload = await findOwnUpload(ctx.db, id, ctx.user.id);
  if (!upload) throw new AppError("NOT_FOUND", "Upload not found. Begin a new one.");
  return upload;
}

/** Begins an upload, whose files may come in several requests. */
export async function startUpload(ctx: UserContext, jobId: number | null): Promise<StoredUpload> {
  const upload = {
    ...{ id: randomUUID(), createdBy: ctx.user.id },
    ...{ jobId, startedAt: ctx.clock() },
  };
  await beginUpload(ctx.db, upload);
  return upload;
}
