import { fileURLToPath } from "node:url";
import { connect } from "../connect.ts";
import type { Database } from "../connect.ts";
import { migrate } from "../migrate.ts";

export const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

let migrated: Buffer | undefined;

/** A real SQLite database in memory with the schema of the code. */
export function makeTestDatabase(): Database {
  // A copy takes a twentieth of the time of all migrations, and a thousand tests make one.
  migrated ??= migrateNew();
  return connect(migrated);
}

function migrateNew(): Buffer {
  const db = connect(":memory:");
  migrate(db, { migrations: migrationsFolder, backups: "/nonexistent" }, new Date());
  return db.$client.serialize();
}
