import { readSampleData } from "@resume-picker/adapters/sample-data/read-sample-data";
import { createJob } from "@resume-picker/db/queries/jobs";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { actedBy } from "../acted-by.ts";
import { requireQuotaForCvs, requireQuotaForJob } from "../accounts/quota.ts";
import type { UserContext } from "../trpc.ts";
import { startUpload } from "../uploads/begin-upload.ts";
import { ingestResumes } from "../uploads/ingest-resumes.ts";

/** Creates a job and uploads a dozen CVs of invented people, like a user's upload. */
export async function loadSampleData(
  ctx: UserContext,
): Promise<{ jobId: number; candidateCount: number }> {
  await requireQuotaForJob(ctx);
  await requireQuotaForCvs(ctx);
  const sample = await readSampleData(ctx.sampleDataDirectory);
  const now = ctx.clock();
  const job = await createJob(ctx.db, sample.job, { ownerId: ctx.user.id, now });
  const files = sample.files.map(({ fileName, bytes }) => ({
    fileName,
    receive: () => ctx.files.receive([bytes]),
  }));
  const upload = await startUpload(ctx, job);
  const results = await ingestResumes(ctx, files, {
    upload,
    jobs: [job],
    action: "candidate.sample",
  });
  const candidateCount = results.filter(({ success }) => success).length;
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "job.sample",
    resource: { type: "job", id: job.id },
    metadata: { candidates: candidateCount },
    now,
  });
  return { jobId: job.id, candidateCount };
}
