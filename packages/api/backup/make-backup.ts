import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { linkOrCopyFile, listFiles } from "@resume-picker/adapters/archive/data-folders";
import { writeBackup } from "@resume-picker/adapters/archive/write-backup";
import { connect } from "@resume-picker/db/connect";
import type { Database } from "@resume-picker/db/connect";
import { copyDatabase } from "@resume-picker/db/copy-database";
import { unfinishedPrefix, readSchema } from "@resume-picker/db/migrate";
import { recordAudit } from "@resume-picker/db/queries/audit/append-audit";
import { hasAuditTrail } from "@resume-picker/db/queries/audit/audit-chain";
import { listErasures } from "@resume-picker/db/queries/erasures/erasures";
import type { IntegrityCheck } from "@resume-picker/db/integrity/integrity-check";
import {
  countPeople,
  listImageNames,
  listReferencedFiles,
} from "@resume-picker/db/queries/stored-files";
import { writeFileAtomically } from "@resume-picker/adapters/file-store/atomic-file";
import { writeLedger } from "@resume-picker/domain/backup/erasure-ledger";
import { backupFormat } from "@resume-picker/domain/backup/manifest";
import type { BackupManifest } from "@resume-picker/domain/backup/manifest";

export type BackupParts = {
  db: Database;
  dataDirectory: string;
  version: string;
  clock: () => Date;
  findDamage: IntegrityCheck;
};

let made = 0;

/**
 * Writes an archive with the database and every file it names, as of one moment, while the server
 * keeps writing.
 * @throws if the database is damaged.
 *
 * @param how.from see `copyDatabase`.
 * @param how.holds a note for people about how long the archive keeps data that is deleted later.
 */
export async function makeBackup(
  parts: BackupParts,
  target: string,
  how: { from: "server" | "outside"; holds: string },
): Promise<BackupManifest> {
  const { dataDirectory, version, clock } = parts;
  made += 1;
  const folder = join(dataDirectory, "backups", `${unfinishedPrefix}${process.pid}-${made}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const createdAt = clock().toISOString();
    const { missing, ...copied } = await copyAtOneMoment(parts, folder, how.from);
    const files = await listFiles(folder);
    const manifest = await writeBackup(
      target,
      files.map((path) => ({ path, file: join(folder, path) })),
      (hashed) => {
        const damaged = hashed
          .filter(({ path, sha256 }) => path.startsWith("uploads/") && !path.endsWith(sha256))
          .map(({ path }) => path);
        return {
          format: backupFormat,
          createdAt,
          version,
          ...copied,
          holds: how.holds,
          missing: [...missing, ...damaged],
          files: hashed,
        };
      },
    );
    await recordBackup(parts, how.from);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function recordBackup({ db, clock }: BackupParts, from: "server" | "outside"): Promise<void> {
  if (!hasAuditTrail(db)) return;
  const metadata = { by: from === "server" ? "server" : "command" };
  await recordAudit(db, { action: "backup.create", actorId: null, metadata, now: clock() });
}

/**
 * Holds on to the files before the database is copied, because a file it names could be deleted a
 * moment later. Files added in between are fetched afterwards.
 */
async function copyAtOneMoment(parts: BackupParts, folder: string, from: "server" | "outside") {
  const { db, dataDirectory } = parts;
  for (const store of ["uploads", "media"]) {
    for (const path of await listFiles(join(dataDirectory, store))) {
      await linkOrCopyFile(join(dataDirectory, store, path), join(folder, "held", store, path));
    }
  }
  const target = join(folder, "app.db");
  for (let attempt = 1; ; attempt += 1) {
    await rm(target, { force: true });
    await copyDatabase(db, target, from);
    refuseDamage(await parts.findDamage(target));
    const copy = connect(target);
    try {
      const missing = await takeNamedFiles(copy, dataDirectory, folder);
      // A file was added and deleted while the database was copied, so copy it again.
      const named = new Set((await listReferencedFiles(db)).map(({ sha256 }) => sha256));
      const isOvertaken = missing.some((path) => !named.has(path.slice(-64)));
      if (isOvertaken && attempt < 5) continue;
      await writeFileAtomically(
        join(folder, "erasures.txt"),
        Buffer.from(writeLedger(await listErasures(copy))),
      );
      const schema = readSchema(copy) ?? 0;
      await rm(join(folder, "held"), { recursive: true, force: true });
      return { ...(await countPeople(copy)), schema, missing };
    } finally {
      copy.$client.pragma("journal_mode = DELETE");
      copy.$client.close();
    }
  }
}

/** A damaged copy must not replace the intact backups made before it. */
function refuseDamage(damage: string | null): void {
  if (damage === null) return;
  throw Object.assign(new Error(`The database is damaged: ${damage}`), { code: "SQLITE_CORRUPT" });
}

/** Returns the paths of files that the copy names but that don't exist. */
async function takeNamedFiles(
  copy: Database,
  dataDirectory: string,
  folder: string,
): Promise<string[]> {
  const missing: string[] = [];
  const take = async (path: string): Promise<boolean> =>
    (await linkOrCopyFile(join(folder, "held", path), join(folder, path))) ||
    (await linkOrCopyFile(join(dataDirectory, path), join(folder, path)));
  for (const { sha256 } of await listReferencedFiles(copy)) {
    const path = `uploads/${sha256.slice(0, 2)}/${sha256}`;
    if (!(await take(path))) missing.push(path);
  }
  const images = new Set((await listImageNames(copy)).map((name) => name.replace(".webp", "")));
  const held = new Set([
    ...(await listFiles(join(folder, "held", "media"))),
    ...(await listFiles(join(dataDirectory, "media"))),
  ]);
  for (const path of held) {
    const [image = ""] = /[\da-f]{32}-\d+x\d+/.exec(path) ?? [];
    if (images.has(image)) await take(`media/${path}`);
  }
  for (const image of images) {
    const path = `media/${image.slice(0, 2)}/${image}.webp`;
    if (!(await take(path))) missing.push(path);
  }
  return missing;
}
