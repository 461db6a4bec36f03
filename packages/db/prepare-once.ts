import type { Database } from "./connect.ts";

/**
 * Statements of the hot paths, prepared once for each connection: making and compiling the SQL anew
 * takes longer than most of them run.
 */
export function prepareOnce<Statements>(
  prepare: (db: Database) => Statements,
): (db: Database) => Statements {
  const known = new WeakMap<Database["$client"], Statements>();
  return (db) => {
    const found = known.get(db.$client);
    if (found !== undefined) return found;
    const statements = prepare(db);
    known.set(db.$client, statements);
    return statements;
  };
}
