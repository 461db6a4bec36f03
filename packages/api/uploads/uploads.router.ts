import { listOpenJobs } from "@resume-picker/db/queries/jobs";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { findUploadReport, listUploads, reportFiles } from "@resume-picker/db/queries/uploads";
import { AppError } from "@resume-picker/domain/errors";
import { jobMessages, takesCvs } from "@resume-picker/domain/jobs/job-rules";
import { truncateFileName } from "@resume-picker/domain/uploads/truncate-file-name";
import { maxFilesPerUpload, uploadMessages } from "@resume-picker/domain/uploads/upload-rules";
import type { UploadReport } from "@resume-picker/domain/uploads/upload-report";
import { z } from "zod";
import { requireQuotaForCvs } from "../accounts/quota.ts";
import { hideFiles } from "../blind/hide-identity.ts";
import { requireJob } from "../require-job.ts";
import { router, userProcedure } from "../trpc.ts";
import type { UserContext } from "../trpc.ts";
import { chooseUploadJob, openUpload, startUpload } from "./begin-upload.ts";
import { exportReport } from "./export-report.ts";
import { ingestResumes } from "./ingest-resumes.ts";
import { toReportedFile } from "./report-results.ts";
import { UploadedFile } from "./uploaded-file.ts";

const UploadId = z.object({ id: z.uuid("This is not an upload id").max(36) });
const UploadField = UploadId.shape.id.nullable();
const RejectedFiles = UploadId.extend({
  files: z
    .array(
      z.object({
        fileName: z.string().max(1000).transform(truncateFileName),
        error: z.string().max(500),
      }),
    )
    .min(1)
    .max(1000),
});
const JobField = z.coerce
  .number(uploadMessages.jobId)
  .int(uploadMessages.jobId)
  .positive(uploadMessages.jobId);

/** Receives the form's files only after the user was authenticated. */
const uploadProcedure = userProcedure
  .use(({ ctx, next }) =>
    ctx.uploadedForm === undefined ? next() : next({ getRawInput: ctx.uploadedForm }),
  )
  .input(z.instanceof(FormData));

export const uploadsRouter = router({
  upload: uploadProcedure.mutation(async ({ ctx, input }) => {
    const files = input.getAll("files").filter((entry) => entry instanceof File);
    if (files.length === 0) throw new AppError("VALIDATION", uploadMessages.noFiles);
    if (files.length > maxFilesPerUpload) throw new AppError("TOO_LARGE", uploadMessages.tooMany);
    const id = UploadField.parse(input.get("uploadId"));
    const asked = input.get("jobId");
    const named = asked === null || asked === "" ? null : JobField.parse(asked);
    const { job, jobs } = await findTargetJobs(ctx, await chooseUploadJob(ctx, id, named));
    const upload = await openUpload(ctx, { id, job, files: files.length });
    await requireQuotaForCvs(ctx, { ownerId: upload.createdBy });
    const received = files.map((file) => ({
      fileName: truncateFileName(file.name),
      receive: () => (file instanceof UploadedFile ? file.receive() : receiveFromMemory(ctx, file)),
    }));
    return { uploadId: upload.id, results: await ingestResumes(ctx, received, { upload, jobs }) };
  }),

  /** Starts an upload with several requests, each of which must name it. */
  begin: userProcedure
    .input(z.object({ jobId: z.number().int().positive().optional() }))
    .mutation(async ({ ctx, input: { jobId } }) => {
      const { job } = await findTargetJobs(ctx, jobId ?? null);
      const { id, startedAt } = await startUpload(ctx, job);
      return { id, startedAt };
    }),

  /** Adds files to the report that the client rejected and didn't send. */
  noteRejected: userProcedure.input(RejectedFiles).mutation(async ({ ctx, input }) => {
    const { id } = await openUpload(ctx, { id: input.id, job: null, files: input.files.length });
    const noted = input.files.map((file) => toReportedFile({ ...file, success: false }));
    await reportFiles(ctx.db, id, noted);
    return { message: "Noted" };
  }),

  list: userProcedure.query(({ ctx }) => listUploads(ctx.db, ctx.user.id)),

  report: userProcedure.input(UploadId).query(({ ctx, input }) => requireReport(ctx, input.id)),

  exportReport: userProcedure.input(UploadId).query(async ({ ctx, input }) => {
    return exportReport(hideFiles(ctx, await requireReport(ctx, input.id)));
  }),
});

async function requireReport(ctx: UserContext, id: string): Promise<UploadReport> {
  const report = await findUploadReport(ctx.db, id, ctx.user.id);
  if (!report) throw new AppError("NOT_FOUND", "Upload not found");
  return report;
}

const receiveFromMemory = async (ctx: UserContext, file: File) =>
  ctx.files.receive([new Uint8Array(await file.arrayBuffer())]);

/** Returns the job with this id. Without one, returns all of the user's jobs not closed. */
async function findTargetJobs(
  ctx: UserContext,
  jobId: number | null,
): Promise<{ job: EditableJob | null; jobs: EditableJob[] }> {
  if (jobId === null) {
    const jobs = await listOpenJobs(ctx.db, ctx.user.id);
    for (const { id } of jobs) ctx.changedJobs.add(id);
    return { job: null, jobs };
  }
  const job = await requireJob(ctx, jobId, "edit");
  if (!takesCvs(job)) throw new AppError("CONFLICT", jobMessages.closed);
  return { job, jobs: [job] };
}
