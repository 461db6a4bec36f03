import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { hasUsers } from "@resume-picker/db/queries/accounts/users";
import type { Log } from "../context.ts";
import { makeBackup } from "./make-backup.ts";
import type { BackupParts } from "./make-backup.ts";

const dayMs = 24 * 60 * 60 * 1000;
const lookEveryMs = 60 * 60 * 1000;
/** A server that has just been started has other things to do. */
const firstLookMs = 5 * 60 * 1000;
/** The way back to an older version, for a month. */
const keepBeforeMigrationMs = 30 * dayMs;

const daily = /^daily-.+\.zip$/;
const beforeMigration = /^before-migration-.+\.db$/;

export type DailyBackups = {
  /** Makes today's backup if there is none yet, and lets old ones go. Never rejects. */
  look: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A backup a day in `DATA_DIR/backups`, the latest `keep` of them; none where `keep` is 0. */
export function createDailyBackups(parts: BackupParts & { log: Log }, keep: number): DailyBackups {
  const folder = join(parts.dataDirectory, "backups");
  let running: Promise<void> | null = null;

  async function makeIfDue(): Promise<void> {
    const now = parts.clock();
    await prune(folder, keep, now);
    if (keep === 0 || !(await hasUsers(parts.db))) return;
    const [latest] = await list(folder, daily);
    if (latest && now.getTime() - latest.madeAt < dayMs) return;
    await mkdir(folder, { recursive: true });
    await refuseFullDisk(parts.dataDirectory);
    const name = `daily-${now.toISOString().replaceAll(/[:.]/g, "-")}.zip`;
    const { files, missing } = await makeBackup(parts, join(folder, name), {
      from: "server",
      holds: `Made by the server, which deletes it once ${keep} newer daily backups exist: about ${new Date(now.getTime() + keep * dayMs).toISOString().slice(0, 10)}.`,
    });
    await prune(folder, keep, now);
    const said = { category: "storage", files: files.length };
    if (missing.length === 0) parts.log.info(said, "daily backup made");
    else parts.log.error(said, "daily backup made, but files are missing or damaged");
  }

  const look = async (): Promise<void> => {
    running ??= makeIfDue()
      .catch((error: unknown) => {
        parts.log.error({ category: "storage", error }, "daily backup could not be made");
      })
      .finally(() => {
        running = null;
      });
    await running;
  };
  const first = setTimeout(() => void look(), firstLookMs);
  const timer = setInterval(() => void look(), lookEveryMs);
  first.unref();
  timer.unref();
  return {
    look,
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}

/** The latest first. */
async function list(folder: string, names: RegExp): Promise<{ path: string; madeAt: number }[]> {
  const present = (await readdir(folder).catch(() => [])).filter((name) => names.test(name));
  const found = await Promise.all(
    present.map(async (name) => {
      const path = join(folder, name);
      return { path, madeAt: (await stat(path)).mtimeMs };
    }),
  );
  return found.sort((one, other) => other.madeAt - one.madeAt);
}

async function prune(folder: string, keep: number, now: Date): Promise<void> {
  const old = [
    // With backups turned off, those that are there are somebody's own business.
    ...(keep === 0 ? [] : (await list(folder, daily)).slice(keep)),
    ...(await list(folder, beforeMigration)).filter(
      ({ madeAt }) => now.getTime() - madeAt > keepBeforeMigrationMs,
    ),
  ];
  for (const { path } of old) await rm(path, { force: true });
}

/** A backup must not be what fills the disk: the server needs room to work. */
async function refuseFullDisk(dataDirectory: string): Promise<void> {
  const sizes = await Promise.all(
    ["app.db", "app.db-wal"].map(async (name) =>
      stat(join(dataDirectory, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const disk = await statfs(dataDirectory);
  const needed = 2 * sizes.reduce((sum, size) => sum + size, 0) + 64 * 1024 * 1024;
  if (disk.bavail * disk.bsize < needed) {
    throw Object.assign(new Error("Not enough room for a backup."), { code: "ENOSPC" });
  }
}
