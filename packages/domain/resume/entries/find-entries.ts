import type { EntryRow } from "./entry-row.ts";

/** An entry of a section before its header is read. */
export type Entry = {
  /** The dated row, or the first row of a header without dates. */
  row: EntryRow;
  /** Rows that may belong to its header, nearest first. */
  above: EntryRow[];
  below: EntryRow[];
  /** All rows between the previous entry and this one. */
  gap: EntryRow[];
  /** Whether it is the first entry of its section. */
  isFirst: boolean;
};

const reach = 3;

/** Cuts the rows of a section into entries at the row indexes in `anchors`. */
export function cutEntries(rows: readonly EntryRow[], anchors: readonly number[]): Entry[] {
  const lead = leadOfForm(rows);
  return anchors.flatMap((anchor, order) => {
    const row = rows[anchor];
    if (!row) return [];
    const gap = rows.slice((anchors[order - 1] ?? -1) + 1, anchor);
    const next = rows.slice(anchor + 1, anchors[order + 1] ?? rows.length);
    // In a form, every entry begins with the same label.
    const opening = lead === null ? -1 : gap.findLastIndex((each) => partOf(each) === lead);
    const following = lead === null ? -1 : next.findIndex((each) => partOf(each) === lead);
    const own = lead !== null && partOf(row) === lead ? [] : gap.slice(Math.max(0, opening));
    const above = headRun([...own].reverse());
    const below = headRun(following === -1 ? next : next.slice(0, following));
    // "Mar 2021 - Present" alone on its line, with the role in the first bullet below.
    const [first] = next;
    const isBare = row.rest === "" && above.length === 0 && below.length === 0;
    return [
      {
        row,
        above,
        below: isBare && first?.bullet === true ? [first] : below,
        gap,
        isFirst: order === 0,
      },
    ];
  });
}

/** The part labelled in a form's first row, or null if the section isn't a form. */
function leadOfForm(rows: readonly EntryRow[]): string | null {
  const heads = rows.filter((row) => !row.body);
  const labelled = heads.filter((row) => row.label !== null);
  return labelled.length > 1 && heads.filter(partOf).length >= heads.length * 0.75
    ? partOf(heads[0])
    : null;
}

function partOf(row: EntryRow | undefined): string | null {
  return row?.span ? "date" : (row?.label ?? null);
}

/** The rows up to the next list or text. In a form, rows with other labels are skipped. */
function headRun(rows: readonly EntryRow[]): EntryRow[] {
  const run: EntryRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (run.length === reach) break;
    if (!row.body) run.push(row);
    else if (row.label !== "aside" || !rows.slice(at + 1, at + 4).some(namesPart)) break;
  }
  return run;
}

function namesPart({ label }: EntryRow): boolean {
  return label !== null && label !== "aside" && label !== "date" && label !== "location";
}
