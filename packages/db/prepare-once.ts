import type { Database } from "./connect.ts";

/**
 * Keeps the prepared statements of a hot query, which Drizzle would otherwise write and SQLite
 * compile at each call. A connection's transactions can use what was prepared on it.
 */
export function prepareOnce<Statements>(
  prepare: (db: Database) => Statements,
): (db: Database) => Statements {
  const known = new WeakMap<Database, Statements>();
  return (db) => {
    const found = known.get(db) ?? prepare(db);
    known.set(db, found);
    return found;
  };
}
