import { saveOlderVersion } from "@resume-picker/db/queries/candidates/versions";
import type { FiledVersion } from "@resume-picker/db/queries/candidates/versions";
import type { EditableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { isAttachment } from "@resume-picker/domain/candidates/versions/version-profile";
import type { ResumeWarningCode } from "@resume-picker/domain/resume/shape/parsed-resume";
import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { actedBy } from "../acted-by.ts";
import { retryWhileJobsChange } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";
import { scoreForNewJobs } from "./score-new-jobs.ts";
import type { ParsedFile } from "./upload.ts";

const ofNoCv: ReadonlySet<ResumeWarningCode> = new Set([
  ...(["not-a-cv", "other-document", "low-confidence"] as const),
]);

/**
 * Stores an older CV or an attachment of a person. The candidate's data is unchanged, but they are
 * added to the upload's jobs.
 */
export async function keepAsOlderVersion(
  ctx: UserContext,
  { file, resume, upload }: ParsedFile,
  { candidate, kept }: { candidate: EditableCandidate; kept: FiledVersion },
): Promise<UploadResult> {
  const { fileName, path: filePath, size: fileSize } = file;
  const version = {
    ...kept,
    ...{ fileName, filePath, fileSize, fileType: resume.source },
    ...{ receivedAt: upload.startedAt, uploadId: upload.id },
  };
  const action = {
    ...actedBy(ctx),
    action: upload.action,
    resource: { type: "candidate" as const, id: candidate.id },
    metadata: { type: resume.source, bytes: fileSize, filed: true },
    now: ctx.clock(),
  };
  await retryWhileJobsChange(async () => {
    const scored = await scoreForNewJobs(ctx, candidate, upload.jobs);
    return (await saveOlderVersion(ctx.db, candidate, { version, ...scored, action })) || null;
  });
  // The outcome already says that an attachment isn't a CV and has no work history.
  const isPaper = isAttachment(kept.profile);
  const warnings = resume.parsed.warnings.filter(({ code }) => !isPaper || !ofNoCv.has(code));
  return {
    fileName,
    success: true,
    candidateId: candidate.id,
    duplicate: isPaper ? "attachment" : "older-version",
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}
