import BetterSqlite3 from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { timeQueries } from "./time-queries.ts";
import type { OnQuery } from "./time-queries.ts";

export type Database = BetterSQLite3Database & { $client: BetterSqlite3.Database };

/**
 * Opens (or makes) the SQLite file with the settings that every connection needs. An acknowledged
 * write survives a power cut: WAL with `synchronous=FULL`.
 */
export function connect(file: string, options: { onQuery?: OnQuery } = {}): Database {
  const client = new BetterSqlite3(file);
  client.pragma("journal_mode = WAL");
  client.pragma("synchronous = FULL");
  client.pragma("foreign_keys = ON");
  client.pragma("busy_timeout = 5000");
  // What is deleted is overwritten: these are other people's CVs.
  client.pragma("secure_delete = ON");
  if (options.onQuery) timeQueries(client, options.onQuery);
  return drizzle({ client });
}
