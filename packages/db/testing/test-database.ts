import { fileURLToPath } from "node:url";
import { connect } from "../connect.ts";
import type { Database } from "../connect.ts";
import { migrate } from "../migrate.ts";

export const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

let migrated: Buffer | undefined;

/** Creates a real in-memory SQLite database with the current schema. */
export function makeTestDatabase(): Database {
  // Copying takes a twentieth of the time of all migrations, and a thousand tests create a
  // database.
  migrated ??= migrateNew();
  return connect(migrated);
}

function migrateNew(): Buffer {
  const db = connect(":memory:");
  migrate(db, { migrations: migrationsFolder, backups: "/nonexistent" }, new Date());
  return db.$client.serialize();
}
