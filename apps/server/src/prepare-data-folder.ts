import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sweepFolder } from "@resume-picker/adapters/archive/data-folders";
import { restrictPermissions } from "@resume-picker/adapters/file-store/restrict-permissions";
import { DataRefused } from "@resume-picker/api/backup/data-refused";
import { finishRestore, sweepRestores } from "@resume-picker/api/backup/restore-backup";
import { lockData } from "@resume-picker/db/data-lock";
import type { ServerLog } from "./logs/log.ts";

/** Longer than a stopping server needs at most to release the folder. */
const waitForLastServerMs = 6000;

const dataInUse =
  "Another server already uses this data folder. Stop it, or set DATA_DIR to another folder.";

function makeFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new DataRefused(
      `The data folder ${directory} can't be created (${reason}). Set DATA_DIR to a folder that this user may write to.`,
    );
  }
}

/**
 * Locks the data folder for this process, completes or removes what a crash left unfinished, and
 * denies other users of the machine access. Returns a function that releases the lock.
 */
export async function prepareDataFolder(directory: string, log: ServerLog): Promise<() => void> {
  makeFolder(directory);
  const unlock = lockData(join(directory, "server.lock"), dataInUse, waitForLastServerMs);
  await finishRestore(directory);
  await sweepRestores(directory);
  await sweepFolder(join(directory, "backups"), /^\.making-|\.part$/);
  await sweepFolder(join(directory, "outbox"), /\.part$/);
  const foreign = await restrictPermissions(directory);
  if (foreign > 0) {
    log.warn(
      { category: "storage", files: foreign },
      "files of the data folder belong to another user and may be open to others",
    );
  }
  return unlock;
}
