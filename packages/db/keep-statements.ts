import type BetterSqlite3 from "better-sqlite3";

/** More texts than the server has queries; long lists of values make a text for each length. */
const mostKept = 500;

/**
 * Compiles each text of SQL once for the connection: queries that are built anew for every call
 * would else be compiled anew, too. Those used longest ago give way.
 */
export function keepStatements(client: BetterSqlite3.Database): void {
  const kept = new Map<string, BetterSqlite3.Statement>();
  const prepare = client.prepare.bind(client);
  const prepareOnce = (source: string): BetterSqlite3.Statement => {
    const known = kept.get(source);
    if (known?.busy === true) return prepare(source);
    const statement = known ?? prepare(source);
    kept.delete(source);
    kept.set(source, statement);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? "");
    // As new: whoever had it before may have asked for its rows in another form.
    if (known?.reader === true) known.raw(false).pluck(false).expand(false);
    return statement;
  };
  // The declared type is a generic that infers the statement's values; ours passes them on as given.
  client.prepare = prepareOnce as typeof client.prepare;
}
