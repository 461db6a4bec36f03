import { stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "@resume-picker/adapters/archive/data-folders";
import type { Database } from "@resume-picker/db/connect";
import { isWithoutAccounts } from "@resume-picker/db/queries/stored-files";
import type { IntegrityCheck } from "@resume-picker/db/integrity/integrity-check";
import { DataRefused } from "./data-refused.ts";

const remedy =
  "Put the right app.db back, or restore the latest backup: npm run restore <archive> (DATA_DIR/backups holds the daily ones).";

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * Called before the database is opened, since opening would create a new one.
 * @throws DataRefused if it is missing or empty although CVs or pictures are stored next to it.
 */
export async function refuseMissingDatabase(data: string): Promise<void> {
  if ((await sizeOf(join(data, "app.db"))) > 0) return;
  const files = await countStored(data);
  const changes = await sizeOf(join(data, "app.db-wal"));
  if (files + changes === 0) return;
  throw new DataRefused(
    `The database (app.db in DATA_DIR) is missing or empty, but ${files} CVs and pictures are stored beside it. Nothing was changed. ${remedy} To start from scratch, move app.db-wal and the folders uploads and media elsewhere first.`,
  );
}

/**
 * @throws DataRefused if the database has no accounts although CVs or pictures are stored next to
 * it. The first person to sign up would become their admin.
 */
export async function refuseNewDatabase(db: Database, data: string): Promise<void> {
  if (!(await isWithoutAccounts(db))) return;
  const files = await countStored(data);
  if (files === 0) return;
  throw new DataRefused(
    `The database (app.db in DATA_DIR) has no accounts, but ${files} CVs and pictures are stored beside it. No file was changed. ${remedy} To start from scratch, move the folders uploads and media elsewhere first.`,
  );
}

async function countStored(data: string): Promise<number> {
  const lists = await Promise.all(
    ["uploads", "media"].map((store) => listFiles(join(data, store))),
  );
  // Partially written files don't count.
  return lists.flat().filter((path) => /^[\da-f]{2}\/[\da-f]{32}/.test(path)).length;
}

/** The start doesn't wait longer than this. Damage found later fails the health check. */
const waitForCheckMs = 5000;

/**
 * Checks the database before requests are served. For a large one, the check continues later.
 * @param onLateDamage called if damage is found after the start has continued.
 * @throws DataRefused if it is damaged.
 */
export async function refuseDamagedDatabase(
  file: string,
  search: IntegrityCheck,
  onLateDamage: (damage: string) => void,
): Promise<void> {
  if ((await sizeOf(file)) === 0) return;
  const found = search(file);
  const late = Symbol("late");
  const waited = new Promise<typeof late>((resolve) => {
    setTimeout(() => resolve(late), waitForCheckMs).unref();
  });
  const damage = await Promise.race([found, waited]);
  if (damage === late) {
    void found.then(
      (told) => {
        if (told !== null) onLateDamage(told);
      },
      () => undefined,
    );
  } else if (damage !== null) {
    throw new DataRefused(
      `The database (app.db in DATA_DIR) is damaged: ${damage}. Nothing was changed. ${remedy}`,
    );
  }
}
