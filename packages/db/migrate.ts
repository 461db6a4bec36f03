import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
} from "node:fs";
import { join } from "node:path";
import { migrate as applyMigrations } from "drizzle-orm/better-sqlite3/migrator";
import type { Database } from "./connect.ts";

type Journal = { entries: { idx: number; when: number; tag: string }[] };

export type MigrationResult = { applied: string[]; backup: string | null };

/** Prefix of unfinished backups. Those left behind by a crash are deleted at the next start. */
export const unfinishedPrefix = ".making-";

/** The message is shown to the person who started the server. The database is unchanged. */
export class MigrationRefused extends Error {}

/**
 * Migrates the database to this version's schema in one transaction. A database that contains data
 * is first copied to `backupDirectory`; one written by a newer version is rejected.
 */
export function migrate(
  db: Database,
  folders: { migrations: string; backups: string },
  now: Date,
): MigrationResult {
  const journal = readJournal(folders.migrations);
  const last = readSchema(db);
  const newest = newestSchema(folders.migrations);
  if (last !== null && last > newest) {
    throw new MigrationRefused(
      "The database was written by a newer version of Resume Picker. Start that version, or restore a backup made by this one.",
    );
  }
  const pending = journal.entries.filter(({ when }) => last === null || when > last);
  if (pending.length === 0) return { applied: [], backup: null };

  const backup = last === null ? null : backUp(db, folders.backups, now);
  // SQLite ignores this pragma inside a transaction, and rebuilding a table would cascade its
  // deletes.
  db.$client.pragma("foreign_keys = OFF");
  try {
    applyMigrations(db, { migrationsFolder: folders.migrations });
    const broken = db.$client.pragma("foreign_key_check");
    if (Array.isArray(broken) && broken.length > 0) {
      throw new MigrationRefused(
        `The migrated database has broken references. Restore the backup ${backup ?? ""} and report this.`,
      );
    }
  } finally {
    db.$client.pragma("foreign_keys = ON");
  }
  return { applied: pending.map(({ tag }) => tag), backup };
}

function readJournal(migrations: string): Journal {
  const file = join(migrations, "meta", "_journal.json");
  if (!existsSync(file)) throw new Error(`No migrations found in ${migrations}`);
  // drizzle-kit writes the journal when it generates the migrations.
  return JSON.parse(readFileSync(file, "utf8")) as Journal;
}

/** When the newest migration of this code was generated. */
export function newestSchema(migrations: string): number {
  return Math.max(...readJournal(migrations).entries.map(({ when }) => when));
}

/** When the newest applied migration was generated, or null for an empty database. */
export function readSchema(db: Database): number | null {
  const table = db.$client
    .prepare("select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'")
    .get();
  if (table === undefined) return null;
  const last: unknown = db.$client
    .prepare("select max(created_at) from __drizzle_migrations")
    .pluck()
    .get();
  return typeof last === "number" ? last : null;
}

function backUp(db: Database, folder: string, now: Date): string {
  mkdirSync(folder, { recursive: true });
  const stamp = now.toISOString().replaceAll(/[:.]/g, "-");
  const file = join(folder, `before-migration-${stamp}.db`);
  // The backup gets its final name only once it is complete. Unfinished ones are deleted at the
  // next start.
  const making = join(folder, `${unfinishedPrefix}${stamp}.db`);
  db.$client.prepare("vacuum into ?").run(making);
  sync(making, "r+");
  renameSync(making, file);
  if (process.platform !== "win32") sync(folder, "r");
  return file;
}

/** Windows can only sync handles opened for writing, and can't sync folders. */
function sync(path: string, flags: "r" | "r+"): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
