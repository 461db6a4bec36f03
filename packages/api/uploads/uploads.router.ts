import { listOpenJobs } from "@resume-picker/db/queries/jobs";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import { AppError } from "@resume-picker/domain/errors";
import { jobMessages, takesCvs } from "@resume-picker/domain/jobs/job-rules";
import { shortFileName } from "@resume-picker/domain/uploads/short-file-name";
import { maxFilesPerUpload, uploadMessages } from "@resume-picker/domain/uploads/upload-rules";
import { z } from "zod";
import { requireRoomForCvs } from "../accounts/account-room.ts";
import { requireJob } from "../owned-job.ts";
import { router, userProcedure } from "../trpc.ts";
import type { UserContext } from "../trpc.ts";
import { ingestResumes } from "./ingest-resumes.ts";
import { UploadedFile } from "./uploaded-file.ts";

const JobField = z.coerce.number("jobId must be a number").int().positive();

export const uploadsRouter = router({
  upload: userProcedure.input(z.instanceof(FormData)).mutation(async ({ ctx, input }) => {
    const files = input.getAll("files").filter((entry) => entry instanceof File);
    if (files.length === 0) throw new AppError("VALIDATION", uploadMessages.noFiles);
    if (files.length > maxFilesPerUpload) throw new AppError("TOO_LARGE", uploadMessages.tooMany);
    await requireRoomForCvs(ctx);
    const jobs = await targetJobs(ctx, input.get("jobId"));
    const received = files.map((file) => ({
      fileName: shortFileName(file.name),
      receive: () => (file instanceof UploadedFile ? file.receive() : receiveFromMemory(ctx, file)),
    }));
    return { results: await ingestResumes(ctx, received, jobs) };
  }),
});

const receiveFromMemory = async (ctx: UserContext, file: File) =>
  ctx.files.receive([new Uint8Array(await file.arrayBuffer())]);

/** The job named in the form, or else each of the user's jobs that is not closed. */
async function targetJobs(ctx: UserContext, jobId: unknown): Promise<OwnedJob[]> {
  if (jobId === null || jobId === "") return listOpenJobs(ctx.db, ctx.user.id);
  const job = await requireJob(ctx, JobField.parse(jobId));
  if (!takesCvs(job)) throw new AppError("CONFLICT", jobMessages.closed);
  return [job];
}
