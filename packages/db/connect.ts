import type BetterSqlite3 from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { openClient } from "./open-client.ts";

export type Database = BetterSQLite3Database & { $client: BetterSqlite3.Database };

/** What the callback of `db.transaction` is given. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** The database of `source`, for queries; see `openClient`. */
export function connect(source: string | Buffer): Database {
  return drizzle({ client: openClient(source) });
}
