import BetterSqlite3 from "better-sqlite3";

export type Row = Record<string, unknown> & { id: number };

/** Returns the rows of a table, ordered by id. */
export function readTable(file: string, table: string): Row[] {
  const db = new BetterSqlite3(file, { readonly: true });
  try {
    return db.prepare(`select rowid as id, * from "${table}" order by rowid`).all() as Row[]; // has its id
  } finally {
    db.close();
  }
}

/** Returns any table as text, even one of the search index, which has no row ids. */
export function readWhole(file: string, table: string): string {
  const db = new BetterSqlite3(file, { readonly: true });
  try {
    const rows = db.prepare(`select * from "${table}"`).all();
    return rows.map((row) => JSON.stringify(row)).join("\n");
  } finally {
    db.close();
  }
}
