import type { FileStore } from "@resume-picker/adapters/file-store/file-store";
import type { MediaStore } from "@resume-picker/adapters/media/media-store";
import type { Database } from "@resume-picker/db/connect";
import { isFileInUse } from "@resume-picker/db/queries/candidates";
import { listUnsettled, markSettled } from "@resume-picker/db/queries/unsettled-files";
import { settleImage } from "../media/settle-image.ts";

/**
 * Ends what a crash cut off between a row and what lies beside the database: CVs, pictures of the
 * blog, mails of a deleted account in the outbox. Run it at boot, before anybody is served.
 */
export async function settleLeftovers(parts: {
  db: Database;
  files: FileStore;
  media: MediaStore;
  forgetMails: (address: string) => Promise<void>;
}): Promise<void> {
  const { db, files, media, forgetMails } = parts;
  // Nobody else can be saving: the folder is locked.
  await files.sweep(0);
  await media.sweep();
  await settleFiles(parts);
  for (const hash of await listUnsettled(db, "settle-image")) await settleImage(parts, hash);
  for (const address of await listUnsettled(db, "forget-mails")) {
    await forgetMails(address);
    markSettled(db, address, "forget-mails");
  }
}

/**
 * Ends what a crash cut off between a file and its row. Run it at boot, before anybody is served.
 * @returns how many files went.
 */
export async function settleFiles(parts: { db: Database; files: FileStore }): Promise<number> {
  const { db, files } = parts;
  let removed = 0;
  for (const sha256 of await listUnsettled(db)) {
    if (!(await isFileInUse(db, sha256))) {
      await files.remove(sha256);
      removed += 1;
    }
    markSettled(db, sha256);
  }
  return removed;
}
