import { Readable } from "node:stream";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import { actedBy } from "../acted-by.ts";
import type { MadeBackup } from "../backup/daily-backups.ts";
import { nobody, StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";

/** Limited to a few per hour, because a backup reads every file. */
export async function backUpNow(ctx: UserContext): Promise<MadeBackup> {
  await ctx.rateLimits.count("backup-user", ctx.user.id);
  return ctx.backups.makeNow();
}

/**
 * Streams a backup. It contains the candidates of all users, whom administrators can't see
 * otherwise. Only the operator, who has access to the disk anyway, can allow this.
 */
export async function downloadBackup(ctx: UserContext, name: string): Promise<StreamedDownload> {
  if (!ctx.canDownloadBackups) {
    throw new AppError(
      "FORBIDDEN",
      "Backups can't be downloaded here. The operator can allow it with BACKUP_DOWNLOAD=on.",
    );
  }
  const found = await ctx.backups.open(name);
  if (!found) throw new AppError("NOT_FOUND", "Backup not found");
  const { bytes, stream } = found;
  const now = ctx.clock();
  await recordAction(ctx.db, {
    ...{ ...actedBy(ctx), action: "backup.download", metadata: { bytes }, now },
  });
  return new StreamedDownload({
    // Administrators who may download backups have the operator's trust.
    identifies: nobody,
    fileName: name,
    mimeType: "application/octet-stream",
    stream: Readable.toWeb(stream) as ReadableStream<Uint8Array>,
  });
}
