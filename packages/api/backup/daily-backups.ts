import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Readable } from "node:stream";
import { openBackup } from "@resume-picker/adapters/archive/read-backup";
import { hasUsers } from "@resume-picker/db/queries/accounts/users";
import { makeBackup } from "./make-backup.ts";
import type { BackupParts } from "./make-backup.ts";

const dayMs = 24 * 60 * 60 * 1000;
const checkEveryMs = 60 * 60 * 1000;
/** A server that has just started is busy with other work. */
const firstLookMs = 5 * 60 * 1000;
/** Copies for returning to an older version are kept for a month. */
const keepBeforeMigrationMs = 30 * dayMs;

const daily = /^daily-.+\.zip$/;
const beforeMigration = /^before-migration-.+\.db$/;

type Log = Record<"info" | "error", (fields: Record<string, unknown>, message: string) => void>;

export type MadeBackup = { name: string; bytes: number; createdAt: Date };

export type DailyBackups = {
  /** Returns the backups in the folder, latest first. */
  list: () => Promise<MadeBackup[]>;
  /** Returns how many files are missing or damaged in the latest backup; null without one. */
  countMissing: () => Promise<number | null>;
  /**
   * Makes a backup now.
   * @throws if that fails because the disk is full or the database is damaged.
   */
  makeNow: () => Promise<MadeBackup>;
  /** Opens the backup with this name, or returns null if it doesn't exist. */
  open: (name: string) => Promise<{ bytes: number; stream: Readable } | null>;
  /** Makes today's backup if it is missing, and deletes old ones. Never rejects. */
  look: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Makes a daily backup in `DATA_DIR/backups` and keeps the latest `kept()`. 0 turns it off. */
export function createDailyBackups(
  parts: BackupParts & { log: Log },
  kept: () => number,
): DailyBackups {
  const folder = join(parts.dataDirectory, "backups");
  let running: Promise<void> | null = null;
  let making: Promise<string> | null = null;
  let counted: { path: string; madeAt: number; missing: number } | null = null;

  async function makeIfDue(): Promise<void> {
    const now = parts.clock();
    const keep = kept();
    await prune(folder, keep, now);
    if (keep === 0 || !(await hasUsers(parts.db))) return;
    const [latest] = await list(folder, daily);
    if (latest && now.getTime() - latest.madeAt < dayMs) return;
    await makeOnce();
  }

  /** Two backups at once would take twice the disk space for the same data. */
  const makeOnce = (): Promise<string> => {
    making ??= make().finally(() => {
      making = null;
    });
    return making;
  };

  async function make(): Promise<string> {
    const now = parts.clock();
    const keep = kept();
    await mkdir(folder, { recursive: true });
    await refuseFullDisk(parts.dataDirectory);
    const name = `daily-${now.toISOString().replaceAll(/[:.]/g, "-")}.zip`;
    const { files, missing } = await makeBackup(parts, join(folder, name), {
      from: "server",
      holds:
        keep === 0
          ? "Made by an administrator. It is kept until somebody deletes it."
          : `Made by the server, which deletes it once ${keep} newer daily backups exist: about ${new Date(now.getTime() + keep * dayMs).toISOString().slice(0, 10)}.`,
    });
    await prune(folder, keep, now);
    const said = { category: "storage", files: files.length };
    if (missing.length === 0) parts.log.info(said, "daily backup made");
    else parts.log.error(said, "daily backup made, but files are missing or damaged");
    return name;
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
  const timer = setInterval(() => void look(), checkEveryMs);
  first.unref();
  timer.unref();
  return {
    look,
    list: () => listBackups(folder),
    async makeNow() {
      const name = await makeOnce();
      const { size, mtime } = await stat(join(folder, name));
      return { name, bytes: size, createdAt: mtime };
    },
    async countMissing() {
      const [latest] = await list(folder, /\.zip$/);
      if (!latest) return null;
      if (counted?.path !== latest.path || counted.madeAt !== latest.madeAt) {
        const missing = await countMissingIn(latest.path);
        if (missing === null) return null;
        counted = { ...latest, missing };
      }
      return counted.missing;
    },
    async open(name) {
      // Only listed names are joined to the folder's path.
      const found = (await listBackups(folder)).find((backup) => backup.name === name);
      if (!found) return null;
      return { bytes: found.bytes, stream: createReadStream(join(folder, name)) };
    },
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}

/** Lists complete backups only, without those still being written. */
async function listBackups(folder: string): Promise<MadeBackup[]> {
  const found = await list(folder, /^[\w.-]+\.(?:zip|db)$/);
  const made = await Promise.all(
    found.map(async ({ path, madeAt }) => {
      const { size } = await stat(path);
      return { name: basename(path), bytes: size, createdAt: new Date(madeAt) };
    }),
  );
  return made;
}

async function countMissingIn(path: string): Promise<number | null> {
  const backup = await openBackup(path).catch(() => null);
  if (!backup) return null;
  backup.close();
  return backup.manifest.missing.length;
}

/** Returns the matching files, latest first. */
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
    // When backups are turned off, existing ones are left to the operator.
    ...(keep === 0 ? [] : (await list(folder, daily)).slice(keep)),
    ...(await list(folder, beforeMigration)).filter(
      ({ madeAt }) => now.getTime() - madeAt > keepBeforeMigrationMs,
    ),
  ];
  for (const { path } of old) await rm(path, { force: true });
}

/** A backup must not fill the disk, because the server needs space to work. */
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
    throw Object.assign(new Error("Not enough disk space for a backup."), { code: "ENOSPC" });
  }
}
