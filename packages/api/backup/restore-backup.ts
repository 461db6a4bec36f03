import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { openBackup } from "@resume-picker/adapters/archive/read-backup";
import { readTextOrEmpty, sweepFolder } from "@resume-picker/adapters/archive/data-folders";
import {
  hasCode,
  writeFileAtomically,
  syncDirectory,
} from "@resume-picker/adapters/file-store/atomic-file";
import { connect } from "@resume-picker/db/connect";
import { migrate, newestSchema, readSchema } from "@resume-picker/db/migrate";
import { recordAudit } from "@resume-picker/db/queries/audit/append-audit";
import { copyEarlierActions } from "@resume-picker/db/queries/accounts/copy-earlier-actions";
import {
  addErasures,
  repeatErasures,
  listErasures,
  listPlannedErasures,
} from "@resume-picker/db/queries/erasures/erasures";
import { revokeAllLinks } from "@resume-picker/db/queries/accounts/account-tokens";
import { recordInterruptedMails } from "@resume-picker/db/queries/mails/mails";
import { endAllAccess } from "@resume-picker/db/queries/accounts/own-sessions";
import { readLedger, writeLedger } from "@resume-picker/domain/backup/erasure-ledger";
import type { Erasure } from "@resume-picker/domain/backup/erasure-ledger";
import type { BackupManifest } from "@resume-picker/domain/backup/manifest";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";

/** Everything that a restore replaces. */
const replacedNames = ["app.db", "app.db-wal", "app.db-shm", "uploads", "media", "erasures.txt"];

/** The name prefix of folders with an unpacked backup. Leftovers of a crash are deleted. */
const restoringPrefix = ".restoring-";

const Marker = z.object({
  /** The old data is moved away first, then the new data moved in. Both steps are repeatable. */
  phase: z.enum(["replace", "place"]),
  staged: z.string().startsWith(restoringPrefix),
  replaced: z.string().startsWith("replaced-"),
});
type Marker = z.infer<typeof Marker>;

const markerName = "restore-in-progress.json";

export type Restored = {
  manifest: BackupManifest;
  /** The folder with the previous data, to be deleted by hand. */
  replaced: string;
  /** Data deleted after the backup was made, and therefore deleted again. */
  erasedAgain: { candidates: number; users: number };
};

/**
 * Replaces the data folder's content with a backup, which is unpacked and checked first. The caller
 * must hold the data folder's lock.
 *
 * @throws AppError with the reason if the archive can't be used. Nothing is changed then.
 */
export async function restoreBackup(
  archive: string,
  folders: { data: string; migrations: string },
  now: Date,
): Promise<Restored> {
  const { data, migrations } = folders;
  await sweepRestores(data);
  const stamp = now.toISOString().replaceAll(/[:.]/g, "-");
  const staged = `${restoringPrefix}${stamp}`;
  const backup = await openBackup(archive);
  try {
    const { manifest } = backup;
    refuseNewer(manifest.schema, migrations);
    await mkdir(join(data, staged), { mode: 0o700 });
    await backup.unpack(join(data, staged));
    const times = { now, madeAt: manifest.createdAt };
    const erasedAgain = await prepareDatabase(join(data, staged), folders, times);
    const marker: Marker = { phase: "replace", staged, replaced: `replaced-${stamp}` };
    await writeMarker(data, marker);
    await finishRestore(data);
    return { manifest, replaced: marker.replaced, erasedAgain };
  } catch (error) {
    await sweepRestores(data);
    throw error;
  } finally {
    backup.close();
  }
}

function refuseNewer(schema: number, migrations: string): void {
  if (schema <= newestSchema(migrations)) return;
  throw new AppError(
    "CONFLICT",
    "This backup was made by a newer version of Resume Picker. Install that version first, then restore. Nothing was changed.",
  );
}

/** Checks the unpacked database and deletes what was erased since the backup was made. */
async function prepareDatabase(
  folder: string,
  { data, migrations }: { data: string; migrations: string },
  { now, madeAt }: { now: Date; madeAt: string },
) {
  const db = connect(join(folder, "app.db"));
  try {
    const isSound = db.$client.pragma("integrity_check", { simple: true }) === "ok";
    const broken = db.$client.pragma("foreign_key_check");
    if (!isSound || (Array.isArray(broken) && broken.length > 0)) {
      throw new AppError(
        "VALIDATION",
        "The database in this archive is damaged. Nothing was changed. Take another backup.",
      );
    }
    refuseNewer(readSchema(db) ?? 0, migrations);
    migrate(db, { migrations, backups: join(folder, "before-migration") }, now);
    const ledger = [
      ...readLedger(await readTextOrEmpty(join(data, "erasures.txt"))),
      ...(await erasuresOfPresent(join(data, "app.db"))),
    ];
    const { files, ...erased } = await repeatErasures(db, ledger);
    for (const sha256 of files) {
      await rm(join(folder, "uploads", sha256.slice(0, 2), sha256), { force: true });
    }
    await addErasures(db, ledger);
    copyEarlierActions(db);
    await recordAudit(db, { action: "backup.restore", actorId: null, metadata: { madeAt }, now });
    // Sessions that ended since the backup must not be restored. All users sign in again.
    await endAllAccess(db, now);
    // The same applies to single-use links.
    await revokeAllLinks(db);
    // Messages to candidates may have been sent since the backup.
    recordInterruptedMails(db, { isRestored: true });
    const known = readLedger(await readTextOrEmpty(join(folder, "erasures.txt")));
    await writeFileAtomically(
      join(folder, "erasures.txt"),
      Buffer.from(writeLedger(merge(known, ledger))),
    );
    return erased;
  } finally {
    // Written to the file itself, because the write-ahead log isn't moved with it.
    db.$client.pragma("wal_checkpoint(TRUNCATE)");
    db.$client.close();
  }
}

/** Returns the erasures in the current database, or none if it can't be read. */
async function erasuresOfPresent(file: string): Promise<Erasure[]> {
  if (!existsSync(file)) return [];
  try {
    const db = connect(file);
    try {
      const planned = listPlannedErasures(db).catch(() => []); // missing in older databases
      return [...(await listErasures(db)), ...(await planned)];
    } finally {
      db.$client.close();
    }
  } catch {
    return [];
  }
}

const merge = (...lists: Erasure[][]) => [
  ...new Map(lists.flat().map((erasure) => [erasure.hash, erasure])).values(),
];

async function writeMarker(data: string, marker: Marker): Promise<void> {
  await writeFileAtomically(join(data, markerName), Buffer.from(JSON.stringify(marker)));
}

/**
 * Completes a restore that was interrupted, and does nothing without one. Files that were moved
 * before the crash stay moved.
 */
export async function finishRestore(data: string): Promise<void> {
  const text = await readTextOrEmpty(join(data, markerName));
  if (text === "") return;
  const marker = Marker.parse(JSON.parse(text));
  if (marker.phase === "replace") {
    await mkdir(join(data, marker.replaced), { recursive: true, mode: 0o700 });
    await moveAll(data, join(data, marker.replaced));
    await writeMarker(data, { ...marker, phase: "place" });
  }
  await moveAll(join(data, marker.staged), data);
  await syncDirectory(data);
  await rm(join(data, markerName));
  await rm(join(data, marker.staged), { recursive: true, force: true });
}

async function moveAll(from: string, to: string): Promise<void> {
  for (const name of replacedNames) {
    try {
      await rename(join(from, name), join(to, name));
    } catch (error) {
      if (!hasCode(error, "ENOENT")) throw error;
    }
  }
  await syncDirectory(to);
}

/** Deletes the files of unfinished restores, but not of one that has begun replacing data. */
export async function sweepRestores(data: string): Promise<void> {
  const names: string[] = await readdir(data).catch(() => []);
  if (!names.includes(markerName)) await sweepFolder(data, /^\.restoring-/);
}
