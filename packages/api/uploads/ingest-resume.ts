import type { ReceivedFile } from "@resume-picker/adapters/file-store/file-store";
import {
  findKnownCandidate,
  findParsedCandidate,
} from "@resume-picker/db/queries/candidates/candidates";
import { saveCandidate } from "@resume-picker/db/queries/candidates/save-candidate";
import { listCorrections } from "@resume-picker/db/queries/candidates/corrections";
import type { OwnedCandidate } from "@resume-picker/db/queries/owned-rows";
import { findOwnedJob, listScoredJobs } from "@resume-picker/db/queries/jobs";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import { saveScores } from "@resume-picker/db/queries/candidates/scores";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { actedBy } from "../acted-by.ts";
import { removeUnusedFile } from "../remove-unused-file.ts";
import { lockPerson } from "../candidates/lock-person.ts";
import { scoreCvForJobs, untilJobsStay } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";
import { candidateFromResume } from "../candidates/candidate-from-resume.ts";

/** A file by the name that its sender gave it; taken in when its turn comes, if it is not yet. */
export type ResumeFile = { fileName: string; receive: () => Promise<ReceivedFile> };

/** The jobs that an upload is for, and when it began, in milliseconds of the process' own clock. */
export type Upload = { jobs: readonly OwnedJob[]; since: number };

/**
 * One CV from its bytes to a scored candidate: stored, read, parsed, and written in one transaction.
 * @throws AppError that says why the file ends as no candidate, and what to do about it.
 */
export async function ingestResume(
  ctx: UserContext,
  file: ResumeFile,
  upload: Upload,
): Promise<UploadResult> {
  const received = await file.receive();
  try {
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
  // The same bytes twice at once become one candidate, and are not deleted while they are read.
  return ctx.fileLock(sha256, async () => {
    const known = await findKnownCandidate(ctx.db, ctx.user.id, { fileSha256: sha256 });
    if (known) await ctx.files.repair(file);
    if (known) return addMissingScores(ctx, { known, fileName, jobs: upload.jobs });
    try {
      return await readAndSave(ctx, file, upload);
    } catch (error) {
      // What can't be removed now, the next start removes.
      await removeUnusedFile(ctx, sha256).catch(() => undefined);
      throw error;
    }
  });
}

async function readAndSave(
  ctx: UserContext,
  file: ReceivedFile & { fileName: string },
  { jobs, since }: Upload,
): Promise<UploadResult> {
  const now = ctx.clock();
  const { fileName } = file;
  const resume = await ctx.reader.read({
    path: file.path,
    fileName,
    today: now.toISOString().slice(0, 10),
    owner: ctx.user.id,
    since,
  });
  const email = resume.parsed.email?.value ?? null;
  // Two files of one person at once must not both be new.
  return lockPerson(ctx, { email, fileSha256: file.sha256 }, async () => {
    const known = email ? await findKnownCandidate(ctx.db, ctx.user.id, { email }) : null;
    const corrections = known ? await listCorrections(ctx.db, known) : [];
    // On the disk with its name before a row names it.
    const stored = { fileName, ...(await ctx.files.keep(file)) };
    const { parsed, saved } = candidateFromResume(stored, resume, corrections);
    const cv = { fileSha256: file.sha256, parsed, lines: resume.lines, parserVersion };
    const candidateId = await untilJobsStay(async () => {
      const affected = await jobsAsTheyAre(ctx, jobs, known);
      return saveCandidate(ctx.db, saved, {
        ownerId: ctx.user.id,
        replace: known,
        now,
        scores: await scoreCvForJobs(ctx.db, { cv, jobs: affected }, now),
        jobs: affected,
        actionOf: (id) => ({
          ...actedBy(ctx),
          action: "candidate.upload",
          resource: { type: "candidate", id },
          metadata: { type: resume.source, bytes: file.size, replaced: known !== null },
          now,
        }),
      });
    });
    if (known && known.fileSha256 !== file.sha256) await removeUnusedFile(ctx, known.fileSha256);
    return {
      fileName,
      success: true,
      candidateId,
      ...(known ? { duplicate: "same-person" as const } : {}),
      ...(parsed.warnings.length > 0 ? { warnings: parsed.warnings } : {}),
    };
  });
}

/**
 * The jobs asked for and those that the person is a candidate of already, as they are now: while a
 * file was read, a job may have been edited or deleted.
 */
async function jobsAsTheyAre(
  ctx: UserContext,
  jobs: readonly OwnedJob[],
  known: OwnedCandidate | null,
): Promise<OwnedJob[]> {
  const found = known ? await listScoredJobs(ctx.db, known) : [];
  for (const { id } of jobs) {
    if (found.some((job) => job.id === id)) continue;
    const job = await findOwnedJob(ctx.db, id, ctx.user.id);
    if (job) found.push(job);
  }
  return found;
}

async function addMissingScores(
  ctx: UserContext,
  { known, fileName, jobs }: { known: OwnedCandidate; fileName: string; jobs: readonly OwnedJob[] },
): Promise<UploadResult> {
  const scored = new Set((await listScoredJobs(ctx.db, known)).map(({ id }) => id));
  const read = await findParsedCandidate(ctx.db, known);
  const now = ctx.clock();
  await untilJobsStay(async () => {
    const present = await jobsAsTheyAre(ctx, jobs, null);
    const missing = read ? present.filter(({ id }) => !scored.has(id)) : [];
    const cv = read && { ...read, fileSha256: known.fileSha256 };
    const scores = cv ? await scoreCvForJobs(ctx.db, { cv, jobs: missing }, now) : [];
    const rows = scores.map((score) => ({ ...score, candidateId: known.id }));
    return (await saveScores(ctx.db, rows, missing)) ? rows : null;
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
