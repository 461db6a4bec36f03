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
  listNamedFiles,
} from "@resume-picker/db/queries/stored-files";
import { DataRefused } from "./data-refused.ts";

/**
 * Ends what a crash cut off between a row and what lies beside the database: CVs, pictures of the
 * blog, mails of a deleted account in the outbox. Run it at boot, before anybody is served: nobody
 * else can be saving, since the folder is locked.
 * @throws DataRefused when it would delete CVs that this database is too old to know of.
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
    new Set((await listNamedFiles(db)).map(({ sha256 }) => sha256)),
  );
  await refuseOlderDatabase(
    db,
    cvs.map(({ writtenAt }) => writtenAt),
  );
  const images = await media.findOrphans(new Set(await listImageNames(db)));
  for (const { path } of [...cvs, ...images]) await rm(path, { force: true });
}

/** Each upload leaves its trace in the database within minutes; clocks may differ by some more. */
const toleratedMs = 60 * 60 * 1000;

/**
 * Somebody may have put an older copy of app.db beside the CVs of today: these belong to nobody
 * then, and would be gone for good.
 */
async function refuseOlderDatabase(db: Database, writtenAt: readonly number[]): Promise<void> {
  const last = await findLastActivity(db);
  const newer = writtenAt.filter((time) => time > last + toleratedMs).length;
  if (newer === 0) return;
  throw new DataRefused(
    `app.db looks like an older copy: ${newer} stored CVs are newer than all of its rows. Nothing was changed. Put the right app.db back, or restore a complete backup: npm run restore <archive>. If you don't need those CVs, list them with npm run check-data and move them away.`,
  );
}
