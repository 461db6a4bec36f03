import type BetterSqlite3 from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { openClient } from "./open-client.ts";

export type Database = BetterSQLite3Database & { $client: BetterSqlite3.Database };

/** The argument that `db.transaction` passes to its callback. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Opens `source` and returns it as a Drizzle database; see `openClient`. */
export function connect(source: string | Buffer): Database {
  return drizzle({ client: openClient(source) });
}
