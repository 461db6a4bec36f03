import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { countLogEntries } from "@resume-picker/db/queries/logs";
import { countWork } from "@resume-picker/db/queries/work";
import { countMails } from "@resume-picker/db/queries/mails/mails";
import type { SystemStatus } from "@resume-picker/domain/admin/operations";
import type { Context } from "../context.ts";

/** How the installation stands, for its admin. */
export async function readSystemStatus(ctx: Context): Promise<SystemStatus> {
  const { dataDirectory, db, ai, reader } = ctx;
  const sizeOf = async (...names: string[]) => {
    const sizes = await Promise.all(names.map((name) => folderBytes(join(dataDirectory, name))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const disk = await statfs(dataDirectory);
  return {
    version: ctx.version,
    node: process.version,
    startedAt: new Date(ctx.clock().getTime() - process.uptime() * 1000),
    aiEngine: ai.name,
    storage: {
      database: await sizeOf("app.db", "app.db-wal"),
      uploads: await sizeOf("uploads"),
      media: await sizeOf("media"),
      outbox: await sizeOf("outbox"),
      backups: await sizeOf("backups"),
      free: disk.bavail * disk.bsize,
    },
    backups: await listBackups(join(dataDirectory, "backups")),
    reading: reader.load(),
    mails: await countMails(db),
    mailHost: ctx.mailHost,
    work: await countWork(db),
    logEntries: await countLogEntries(db),
  };
}

/** Bytes of a file, or of all files below a folder; 0 for what is not there. */
async function folderBytes(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.size;
  let sum = 0;
  // One after the other: a folder may hold a hundred thousand files.
  for (const name of await readdir(path)) sum += await folderBytes(join(path, name));
  return sum;
}

async function listBackups(folder: string): Promise<SystemStatus["backups"]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtime } = await stat(join(folder, name));
      return { name, bytes: size, createdAt: mtime };
    }),
  );
  return files.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}
