import type BetterSqlite3 from "better-sqlite3";
import type { Database } from "./connect.ts";

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** The connection of a database or of a transaction on it: drizzle's types don't show the latter's. */
export function clientOf(db: Database | Transaction): BetterSqlite3.Database {
  if ("$client" in db) return db.$client;
  const { session } = db as unknown as { session: { client: BetterSqlite3.Database } };
  return session.client;
}

/**
 * Statements of the hot paths, prepared once for each connection: making and compiling the SQL anew
 * takes longer than most of them run. `prepare` is given what the first caller has, and must not
 * keep it.
 */
export function prepareOnce<Statements, Source extends Database | Transaction = Database>(
  prepare: (db: Source) => Statements,
): (db: Source) => Statements {
  const known = new WeakMap<BetterSqlite3.Database, Statements>();
  return (db) => {
    const client = clientOf(db);
    const found = known.get(client);
    if (found !== undefined) return found;
    const statements = prepare(db);
    known.set(client, statements);
    return statements;
  };
}
