import type BetterSqlite3 from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { keepStatements } from "./keep-statements.ts";
import { openClient } from "./open-client.ts";
import { timeQueries } from "./time-queries.ts";
import type { OnQuery } from "./time-queries.ts";

export type Database = BetterSQLite3Database & { $client: BetterSqlite3.Database };

/** The database of `file`, for queries; see `openClient`. */
export function connect(file: string, options: { onQuery?: OnQuery } = {}): Database {
  const client = openClient(file);
  if (options.onQuery) timeQueries(client, options.onQuery);
  keepStatements(client);
  return drizzle({ client });
}
