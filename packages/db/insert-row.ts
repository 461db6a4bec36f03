import type { InferInsertModel } from "drizzle-orm";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./connect.ts";
import { clientOf, prepareOnce } from "./prepare-once.ts";
import type { Transaction } from "./prepare-once.ts";

/** JSON that is text already, for a column of that mode: it is stored as it is. */
export class ReadyJson<T> {
  readonly text: string;
  /** What it stands for, to the eye of the compiler only. */
  declare readonly of: T;

  constructor(text: string) {
    this.text = text;
  }
}

/** A row whose JSON columns may be given as text. */
export type WithReadyJson<Row> = { [Column in keyof Row]: Row[Column] | ReadyJson<Row[Column]> };

type ColumnOf<Table extends SQLiteTable> = keyof InferInsertModel<Table> & string;

/**
 * A statement that inserts rows of a table, written and prepared once: drizzle builds the SQL of an
 * insert anew for each row, which takes longer than SQLite does. What a row leaves out becomes null.
 *
 * @param columns those that are written; all others keep their defaults.
 * @param conflict what a row that exists already gets: nothing, or the new values of `update`.
 * @returns inserts the row and gives its rowid, or null where one existed that got nothing.
 */
export function rowInsert<Table extends SQLiteTable, Column extends ColumnOf<Table>>(
  table: Table,
  columns: readonly Column[],
  conflict?: { on: readonly Column[]; update: readonly Column[] },
): (
  db: Database | Transaction,
  row: WithReadyJson<Pick<InferInsertModel<Table>, Column>>,
) => number | null {
  // Each name is a key of the table.
  const known = getTableColumns(table) as Record<Column, SQLiteColumn>;
  const quoted = (name: Column) => `"${known[name].name}"`;
  const text = `insert into "${getTableName(table)}" (${columns.map(quoted).join(", ")})
    values (${columns.map(() => "?").join(", ")})${conflict ? onConflict(conflict, quoted) : ""}
    returning rowid`;
  const statement = prepareOnce((db: Database | Transaction) =>
    clientOf(db).prepare<unknown[], number>(text).pluck(),
  );
  return (db, row) => {
    const values = columns.map((name) => {
      const value: unknown = row[name];
      if (value === null || value === undefined) return null;
      return value instanceof ReadyJson ? value.text : known[name].mapToDriverValue(value);
    });
    return statement(db).get(...values) ?? null;
  };
}

function onConflict<Column extends string>(
  { on, update }: { on: readonly Column[]; update: readonly Column[] },
  quoted: (name: Column) => string,
): string {
  const target = on.map(quoted).join(", ");
  if (update.length === 0) return ` on conflict (${target}) do nothing`;
  const set = update.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(", ");
  return ` on conflict (${target}) do update set ${set}`;
}
