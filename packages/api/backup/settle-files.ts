import { rm } from "node:fs/promises";
import type { FileStore } from "@resume-picker/adapters/file-store/file-store";
import type { MediaStore } from "@resume-picker/adapters/media/media-store";
import type { Database } from "@resume-picker/db/connect";
import {
  listMailsToForget,
  markMailsForgotten,
} from "@resume-picker/db/queries/mails/mails-to-forget";
import type { ForgottenPerson } from "@resume-picker/db/queries/mails/mails-to-forget";
import {
  findLastActivity,
  listImageNames,
  listReferencedFiles,
} from "@resume-picker/db/queries/stored-files";
import { DataRefused } from "./data-refused.ts";

/**
 * Deletes files that a crash left behind: CVs and pictures without a row, and a deleted account's
 * mails in the outbox. Run this at boot, before requests are served. The folder is locked, so no
 * other process is saving.
 * @throws DataRefused if this would delete CVs that are newer than the database.
 */
export async function settleLeftovers(parts: {
  db: Database;
  files: FileStore;
  media: MediaStore;
  forgetMails: (person: ForgottenPerson) => Promise<void>;
}): Promise<void> {
  const { db, files, media, forgetMails } = parts;
  await files.sweep();
  await media.sweep();
  await removeOrphans(parts);
  for (const person of await listMailsToForget(db)) {
    await forgetMails(person);
    await markMailsForgotten(db, person);
  }
}

async function removeOrphans(parts: {
  db: Database;
  files: FileStore;
  media: MediaStore;
}): Promise<void> {
  const { db, files, media } = parts;
  const cvs = await files.findOrphans(
    new Set((await listReferencedFiles(db)).map(({ sha256 }) => sha256)),
  );
  await refuseOlderDatabase(
    db,
    cvs.map(({ writtenAt }) => writtenAt),
  );
  const images = await media.findOrphans(new Set(await listImageNames(db)));
  for (const { path } of [...cvs, ...images]) await rm(path, { force: true });
}

/** Each upload changes the database within minutes. The rest allows for clock differences. */
const toleratedMs = 60 * 60 * 1000;

/**
 * An older copy of app.db may have been placed next to current CVs. They would have no rows and
 * would be deleted permanently.
 */
async function refuseOlderDatabase(db: Database, writtenAt: readonly number[]): Promise<void> {
  const last = await findLastActivity(db);
  const newer = writtenAt.filter((time) => time > last + toleratedMs).length;
  if (newer === 0) return;
  throw new DataRefused(
    `app.db looks like an older copy: ${newer} stored CVs are newer than all of its rows. Nothing was changed. Put the right app.db back, or restore a complete backup: npm run restore <archive>. If you don't need those CVs, list them with npm run check-data and move them away.`,
  );
}
