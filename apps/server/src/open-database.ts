import { join } from "node:path";
import {
  refuseDamagedDatabase,
  refuseMissingDatabase,
  refuseNewDatabase,
} from "@resume-picker/api/backup/refuse-wrong-database";
import { createStorageHealth } from "@resume-picker/api/storage-health";
import type { StorageHealth } from "@resume-picker/api/storage-health";
import { connect } from "@resume-picker/db/connect";
import type { Database } from "@resume-picker/db/connect";
import { migrate } from "@resume-picker/db/migrate";
import type { IntegrityCheck } from "@resume-picker/db/integrity/integrity-check";
import type { ServerLog } from "./logs/log.ts";

/**
 * Opens the database of a locked data folder and migrates it.
 * @throws DataRefused if it is missing, damaged or doesn't belong to the files. Nothing is changed
 * then.
 */
export async function openDatabase(
  folders: { data: string; migrations: string },
  { log, findDamage }: { log: ServerLog; findDamage: IntegrityCheck },
): Promise<{ db: Database; storage: StorageHealth }> {
  const { data, migrations } = folders;
  const file = join(data, "app.db");
  await refuseMissingDatabase(data);
  let storage: StorageHealth | null = null;
  await refuseDamagedDatabase(file, findDamage, () => storage?.noteDamage());
  const db = connect(file);
  storage = createStorageHealth(db, log);
  const migrated = migrate(db, { migrations, backups: join(data, "backups") }, new Date());
  if (migrated.applied.length > 0) {
    const { applied, backup } = migrated;
    log.info({ applied, hasBackup: backup !== null }, "database migrated");
  }
  await refuseNewDatabase(db, data);
  return { db, storage };
}
