import { saveOlderVersion } from "@resume-picker/db/queries/candidates/versions";
import type { FiledVersion } from "@resume-picker/db/queries/candidates/versions";
import type { OwnedCandidate } from "@resume-picker/db/queries/owned-rows";
import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { actedBy } from "../acted-by.ts";
import { untilJobsStay } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";
import { scoreForNewJobs } from "./score-new-jobs.ts";
import type { TakenFile } from "./upload.ts";

/**
 * Files an older CV of somebody behind the one that leads. The candidate stays as it is, and becomes
 * one of the jobs that the upload is for.
 */
export async function saveBehind(
  ctx: UserContext,
  { file, resume, upload }: TakenFile,
  { candidate, kept }: { candidate: OwnedCandidate; kept: FiledVersion },
): Promise<UploadResult> {
  const { fileName, path: filePath, size: fileSize } = file;
  const version = {
    ...kept,
    ...{ fileName, filePath, fileSize, fileType: resume.source },
    ...{ receivedAt: upload.startedAt, uploadId: upload.id },
  };
  const action = {
    ...actedBy(ctx),
    action: "candidate.upload" as const,
    resource: { type: "candidate" as const, id: candidate.id },
    metadata: { type: resume.source, bytes: fileSize, filed: true },
    now: ctx.clock(),
  };
  await untilJobsStay(async () => {
    const scored = await scoreForNewJobs(ctx, candidate, upload.jobs);
    return (await saveOlderVersion(ctx.db, candidate, { version, ...scored, action })) || null;
  });
  const { warnings } = resume.parsed;
  return {
    fileName,
    success: true,
    candidateId: candidate.id,
    duplicate: "older-version",
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}
