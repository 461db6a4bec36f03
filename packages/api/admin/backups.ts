import { Readable } from "node:stream";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import { actedBy } from "../acted-by.ts";
import type { MadeBackup } from "../backup/daily-backups.ts";
import { nobody, StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";

/** Making one reads every file, so it is done a few times an hour at most. */
export async function backUpNow(ctx: UserContext): Promise<MadeBackup> {
  await ctx.rateLimits.count("backup-user", ctx.user.id);
  return ctx.backups.makeNow();
}

/**
 * A backup as a file. It holds the candidates of everybody, which an administrator otherwise doesn't
 * see: only the operator, who has the disk anyway, can allow it.
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
    // Whoever may download backups runs the machine.
    identifies: nobody,
    fileName: name,
    mimeType: "application/octet-stream",
    stream: Readable.toWeb(stream) as ReadableStream<Uint8Array>,
  });
}
