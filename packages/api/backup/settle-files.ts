import type { FileStore } from "@resume-picker/adapters/file-store/file-store";
import type { Database } from "@resume-picker/db/connect";
import { isFileInUse } from "@resume-picker/db/queries/candidates";
import { listUnsettledFiles, markSettled } from "@resume-picker/db/queries/unsettled-files";

/**
 * Ends what a crash cut off between a file and its row. Run it at boot, before anybody is served.
 * @returns how many files went.
 */
export async function settleFiles(parts: { db: Database; files: FileStore }): Promise<number> {
  const { db, files } = parts;
  let removed = 0;
  for (const sha256 of await listUnsettledFiles(db)) {
    if (!(await isFileInUse(db, sha256))) {
      await files.remove(sha256);
      removed += 1;
    }
    markSettled(db, sha256);
  }
  return removed;
}
