import { InboxFolder, repeatWithPause } from "@resume-picker/adapters/inbox/inbox-folder";
import type { InboxFile } from "@resume-picker/adapters/inbox/inbox-folder";
import { findJob } from "@resume-picker/db/queries/access";
import type { OwnedJob } from "@resume-picker/db/queries/allowed-rows";
import { findJobOwner } from "@resume-picker/db/queries/jobs";
import { AppError } from "@resume-picker/domain/errors";
import { inboxMessages } from "@resume-picker/domain/uploads/inbox-messages";
import { jobMessages, takesCvs } from "@resume-picker/domain/jobs/job-rules";
import { truncateFileName } from "@resume-picker/domain/uploads/truncate-file-name";
import { requireQuotaForCvs } from "../accounts/quota.ts";
import { actForUser } from "../background-jobs/act-for-user.ts";
import type { Parts } from "../context.ts";
import type { UserContext } from "../trpc.ts";
import { startUpload } from "../uploads/begin-upload.ts";
import { ingestResumes } from "../uploads/ingest-resumes.ts";

const pauseMs = 1000;

/** The number of a job's files that are ingested together and share an upload report. */
const filesAtOnce = 50;

/** Ingests files that people and scanners put into the folders of jobs. */
export function watchInbox(parts: Parts, directory: string): { stop: () => Promise<void> } {
  const folder = new InboxFolder(directory);
  const log = (error: unknown) =>
    parts.log.error({ category: "uploads", error }, "the inbox could not be read");
  const created = folder.create().catch(log);
  return repeatWithPause(async () => {
    await created;
    if (parts.storage.isDamaged() || parts.diskSpace.isFull()) return;
    await takeInbox(parts, folder).catch(log);
  }, pauseMs);
}

/**
 * Removes a file only after its candidate is saved. A file left by a crash is ingested again and
 * recognized by its content.
 */
export async function takeInbox(
  parts: Parts,
  folder: InboxFolder,
  now = performance.now(),
): Promise<void> {
  for (const [jobId, files] of await folder.listComplete(now)) {
    const taker = await findTaker(parts, jobId);
    if (typeof taker === "string") {
      for (const file of files) await folder.reject(file, taker);
    } else await takeFiles(taker, { folder, files: files.slice(0, filesAtOnce) });
  }
}

type Taker = { ctx: UserContext; job: OwnedJob };

/** Returns the job's owner, in whose name files are ingested, or the reason to reject them. */
async function findTaker(parts: Parts, jobId: number): Promise<Taker | string> {
  const owner = await findJobOwner(parts.db, jobId);
  const ctx = owner === null ? null : await actForUser(parts, owner);
  const job = ctx && (await findJob(parts.db, jobId, { userId: ctx.user.id, action: "own" }));
  if (!ctx || !job) return inboxMessages.noJob(jobId);
  return takesCvs(job) ? { ctx, job } : jobMessages.closed;
}

async function takeFiles(
  { ctx, job }: Taker,
  { folder, files }: { folder: InboxFolder; files: readonly InboxFile[] },
): Promise<void> {
  const full = await requireQuotaForCvs(ctx).then(
    () => null,
    (error: unknown) => error,
  );
  if (full instanceof AppError && full.code === "CONFLICT") {
    for (const file of files) await folder.reject(file, full.message);
    return;
  }
  // The installation is full. The files wait until there is space.
  if (full instanceof AppError && full.code === "UNAVAILABLE") return;
  if (full !== null) throw full;
  const upload = await startUpload(ctx, job);
  const received = files.map((file) => ({
    fileName: truncateFileName(file.fileName),
    receive: () => ctx.files.receive(file.content()),
  }));
  const results = await ingestResumes(ctx, received, { upload, jobs: [job] });
  for (const [at, file] of files.entries()) {
    const { success = false, error = inboxMessages.unknown } = results[at] ?? {};
    await (success ? folder.remove(file) : folder.reject(file, error));
  }
}
