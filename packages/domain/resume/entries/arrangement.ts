import type { Reading, Slice } from "./readings.ts";
import type { EntryRow, Part } from "./entry-row.ts";

/** The layout of an entry, which neighbouring entries are likely to share. */
export type Arrangement = {
  /** The header row with the title or degree, relative to the dated row. */
  whatRow: number | null;
  whereRow: number | null;
  order: "what" | "where" | null;
  /** The separator between the two when they share a row. */
  joint: string | null;
  /** The separator before the place, and the part that precedes it. */
  place: string | null;
  whatLook: string | null;
  whereLook: string | null;
};

const weights: Readonly<Record<keyof Arrangement, number>> = {
  whatRow: 0.9,
  whereRow: 0.9,
  order: 0.8,
  joint: 0.6,
  place: 0.6,
  whatLook: 0.5,
  whereLook: 0.5,
};

const aspects = Object.keys(weights) as (keyof Arrangement)[];

/** The arrangement of a reading. `rows` are the header's rows and `anchor` is the dated one. */
export function arrangementOf(
  reading: Reading,
  rows: readonly EntryRow[],
  anchor: EntryRow,
): Arrangement {
  const { what, where, place } = reading;
  const told = rows.filter(
    (row) => row === anchor || [what, where].some((part) => part?.first.row === row),
  );
  const rowOf = (part: Slice | null) =>
    part ? told.indexOf(part.first.row) - told.indexOf(anchor) : null;
  const isWhatFirst = what && where ? stands(what, rows) < stands(where, rows) : null;
  const second = isWhatFirst === true ? where : what;
  return {
    whatRow: rowOf(what),
    whereRow: rowOf(where),
    order: isWhatFirst === null ? null : isWhatFirst ? "what" : "where",
    joint:
      what && where
        ? what.first.row === where.first.row
          ? (second?.first.joint ?? null)
          : "row"
        : null,
    place: place === null ? null : `${place.first.joint} ${before(place, reading, rows) ?? ""}`,
    whatLook: what && what.first.look,
    whereLook: where && where.first.look,
  };
}

function stands({ first }: Slice, rows: readonly EntryRow[]): number {
  return rows.indexOf(first.row) * 1000 + first.at;
}

function before(place: Slice, { what, where }: Reading, rows: readonly EntryRow[]): Part | null {
  const own = stands(place, rows);
  const at = (part: Slice | null) => (part ? stands(part, rows) : Number.POSITIVE_INFINITY);
  const [first, second] = [at(what), at(where)];
  if (first > own && second > own) return null;
  if (second > own) return "what";
  return first > own || second > first ? "where" : "what";
}

/** How closely an entry matches the common arrangement. Missing parts are neutral. */
export function agreement(own: Arrangement, common: Arrangement): number {
  let score = 0;
  for (const aspect of aspects) {
    if (aspect === "place" && own.place === null) score += common.place === null ? 0.6 : 0.4;
    else if (common[aspect] !== null && own[aspect] === common[aspect]) score += weights[aspect];
  }
  return score;
}

/** Whether employers are headings above their posts. A post without a heading has the last one. */
export function isUnderHeading({ whatRow, whereRow, order }: Arrangement): boolean {
  return order === "where" && whatRow !== null && whereRow !== null && whereRow < whatRow;
}

export function keyOf(arrangement: Arrangement): string {
  return aspects.map((aspect) => String(arrangement[aspect])).join("/");
}
