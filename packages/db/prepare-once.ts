import type { Database } from "./connect.ts";

/**
 * Caches a hot query's prepared statements per connection, so Drizzle doesn't rebuild and SQLite
 * doesn't recompile them on each call. They also work inside the connection's transactions.
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
