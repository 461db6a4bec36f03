import type BetterSqlite3 from "better-sqlite3";

/** Told of each statement that was run: a verb and a table, such as "sql select jobs", and its time. */
export type OnQuery = (operation: string, ms: number) => void;

const methods = ["run", "get", "all"] as const;

/** Times every prepared statement of the connection. Values never show: only the text is looked at. */
export function timeQueries(client: BetterSqlite3.Database, onQuery: OnQuery): void {
  const prepare = client.prepare.bind(client);
  const timed = (source: string) => {
    const statement = prepare(source);
    const operation = operationOf(source);
    if (operation === null) return statement;
    for (const method of methods) {
      const call = statement[method].bind(statement);
      const value = (...values: unknown[]) => {
        const started = performance.now();
        try {
          return call(...values);
        } finally {
          onQuery(operation, performance.now() - started);
        }
      };
      Object.defineProperty(statement, method, { value });
    }
    return statement;
  };
  // The declared type is a generic that infers the statement's values; ours passes them on as given.
  client.prepare = timed as typeof client.prepare;
}

/** The log's own writing is not timed: it would tell about itself for ever. */
function operationOf(source: string): string | null {
  const text = source.slice(0, 4000).toLowerCase();
  const verb = /^\s*(select|insert|update|delete|with)\b/.exec(text)?.[1];
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/.exec(text)?.[1];
  if (verb === undefined || table === undefined || table === "log_entries") return null;
  return `sql ${verb} ${table}`;
}
