import type { ReceivedFile } from "@resume-picker/adapters/file-store/file-store";
import { findCandidateOfFile } from "@resume-picker/db/queries/candidates/candidates";
import { saveScores } from "@resume-picker/db/queries/candidates/scores";
import type { EditableCandidate, EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { isNewest } from "@resume-picker/domain/candidates/versions/newest-version";
import { isAttachment } from "@resume-picker/domain/candidates/versions/version-profile";
import { isMailFile } from "@resume-picker/domain/uploads/mail-files";
import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { requireQuotaFor, requireQuotaOf } from "../require-quota.ts";
import { removeUnusedFile } from "../remove-unused-file.ts";
import { lockPerson } from "../candidates/lock-person.ts";
import { findPerson } from "../candidates/versions/find-person.ts";
import { loadVersions, toVersionRow } from "../candidates/versions/load-versions.ts";
import { retryWhileJobsChange } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";
import { ingestMail } from "./ingest-mail.ts";
import { saveCurrentVersion } from "./save-current-version.ts";
import { keepAsOlderVersion } from "./keep-as-older-version.ts";
import { scoreForNewJobs } from "./score-new-jobs.ts";
import type { ResumeFile, Upload } from "./upload.ts";

/**
 * Stores, parses and scores one CV, and saves it in one transaction. For a known person it becomes
 * a version, and the current one if it is the newest CV. Letters, certificates and the like become
 * attachments.
 * @throws AppError with the reason why the file was rejected, and what to do about it.
 */
export async function ingestResume(
  ctx: UserContext,
  file: ResumeFile,
  upload: Upload,
): Promise<UploadResult> {
  const received = await file.receive();
  try {
    if (isMailFile(file.fileName)) {
      const mail = { fileName: file.fileName, received };
      return await ingestMail(ctx, mail, (attached) => ingestResume(ctx, attached, upload));
    }
    return await ingestReceived(ctx, { ...received, fileName: file.fileName }, upload);
  } finally {
    await received.discard();
  }
}

async function ingestReceived(
  ctx: UserContext,
  file: ReceivedFile & { fileName: string },
  upload: Upload,
): Promise<UploadResult> {
  const { sha256, fileName } = file;
  // Simultaneous uploads of a file make one candidate, and it isn't deleted while it is parsed.
  return ctx.fileLock(sha256, async () => {
    const known = await findCandidateOfFile(ctx.db, upload.ownerId, sha256);
    if (known) await ctx.files.repair(file);
    if (known) return addMissingScores(ctx, { known, fileName, jobs: upload.jobs });
    try {
      return await readAndSave(ctx, file, upload);
    } catch (error) {
      // If this fails, the next start removes the file.
      await removeUnusedFile(ctx, sha256).catch(() => undefined);
      throw error;
    }
  });
}

async function readAndSave(
  ctx: UserContext,
  file: ReceivedFile & { fileName: string },
  upload: Upload,
): Promise<UploadResult> {
  const { fileName, sha256: fileSha256 } = file;
  const resume = await ctx.reader.read({
    path: file.path,
    fileName,
    today: ctx.clock().toISOString().slice(0, 10),
    owner: ctx.user.id,
    since: upload.since,
  });
  const email = resume.parsed.email?.value ?? null;
  // Two simultaneous files of one person must not both create a candidate.
  return lockPerson(ctx, { createdBy: upload.ownerId, email, fileSha256 }, async () => {
    const known = await findPerson(ctx, resume.parsed, upload.ownerId);
    if (known !== null) {
      requireQuotaFor(ctx, "versions", { ownerId: upload.ownerId });
      requireQuotaOf(ctx, "versionsOfCandidate", known.id);
    }
    // The file is stored under its name before a row refers to it.
    const { size, path } = await ctx.files.keep(file);
    const stored = { fileName, sha256: fileSha256, size, path };
    const taken = { file: stored, resume, upload };
    if (known === null) return saveCurrentVersion(ctx, taken, null);
    const versions = await loadVersions(ctx, known);
    const { startedAt: receivedAt } = upload;
    const kept = toVersionRow({ fileSha256, receivedAt }, resume);
    const former = versions.find(({ isCurrent }) => isCurrent) ?? null;
    const coming = { ...kept, receivedAt, uploadId: upload.id };
    return isNewest({ ...coming, isAttachment: isAttachment(kept.profile) }, versions)
      ? saveCurrentVersion(ctx, taken, { candidate: known, former })
      : keepAsOlderVersion(ctx, taken, { candidate: known, kept });
  });
}

async function addMissingScores(
  ctx: UserContext,
  {
    known,
    fileName,
    jobs,
  }: { known: EditableCandidate; fileName: string; jobs: readonly EditableJob[] },
): Promise<UploadResult> {
  await retryWhileJobsChange(async () => {
    const { scores, jobs: scored } = await scoreForNewJobs(ctx, known, jobs);
    return (await saveScores(ctx.db, scores, scored)) || null;
  });
  const { warnings } = known;
  return {
    fileName,
    success: true,
    candidateId: known.id,
    duplicate: "same-file",
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}
