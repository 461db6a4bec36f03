import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { countStoredBytes } from "@resume-picker/db/queries/accounts/account-usage";
import { countBackgroundJobs } from "@resume-picker/db/queries/background-jobs";
import { sumMediaBytes } from "@resume-picker/db/queries/blog/blog-media";
import { countLogEntries } from "@resume-picker/db/queries/logs/logs";
import { countMails } from "@resume-picker/db/queries/mails/mails";
import { assessSystem } from "@resume-picker/domain/admin/assess-system";
import type { SystemFacts, SystemStatus } from "@resume-picker/domain/admin/operations";
import type { Context } from "../context.ts";

/** Returns the installation's status for admins. Sizes are read from the database, not the disk. */
export async function readSystemStatus(ctx: Context): Promise<SystemStatus> {
  const { dataDirectory, db, ai, reader } = ctx;
  const disk = await statfs(dataDirectory);
  const backups = await ctx.backups.list();
  const facts: SystemFacts = {
    version: ctx.version,
    commit: ctx.commit,
    update: ctx.updates.state(),
    now: ctx.clock(),
    appUrl: ctx.appUrl,
    node: process.version,
    startedAt: new Date(ctx.clock().getTime() - process.uptime() * 1000),
    aiEngine: ai.name,
    storage: {
      database:
        (await fileBytes(join(dataDirectory, "app.db"))) +
        (await fileBytes(join(dataDirectory, "app.db-wal"))),
      uploads: await countStoredBytes(db),
      media: await sumMediaBytes(db),
      backups: backups.reduce((sum, { bytes }) => sum + bytes, 0),
      free: disk.bavail * disk.bsize,
      total: disk.blocks * disk.bsize,
    },
    backups,
    canDownloadBackups: ctx.canDownloadBackups,
    missingFiles: await ctx.backups.countMissing(),
    isDatabaseDamaged: ctx.storage.isDamaged(),
    reading: reader.load(),
    mails: await countMails(db),
    mailHost: ctx.mailHost,
    backgroundJobs: await countBackgroundJobs(db),
    logEntries: await countLogEntries(db),
  };
  return { ...facts, verdicts: assessSystem(facts) };
}

const fileBytes = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );
