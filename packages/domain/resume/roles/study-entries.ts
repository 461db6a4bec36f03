import type { Entry } from "../entries/find-entries.ts";
import { cutEntries } from "../entries/find-entries.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { nameOfStudy } from "../places/schooling-patterns.ts";

const reach = 3;

/** The entries of an education section, at its dates or at degrees and schools far from a date. */
export function findStudyEntries(rows: readonly EntryRow[]): Entry[] {
  const names = rows.map((row) => (row.body ? null : nameOfStudy(row.rest)));
  const anchors = rows.flatMap((row, at) => (row.span && !row.body ? [at] : []));
  addLonely(rows, { names, anchors, kind: "degree" });
  addLonely(rows, { names, anchors, kind: "school" });
  return cutEntries(
    rows,
    anchors.toSorted((one, other) => one - other),
  );
}

type Named = {
  names: readonly ReturnType<typeof nameOfStudy>[];
  anchors: number[];
  kind: "degree" | "school";
};

/** Adds the rows of a kind that no nearby entry claims. An entry claims one row of each kind. */
function addLonely(rows: readonly EntryRow[], { names, anchors, kind }: Named): void {
  const free = new Set(anchors.filter((at) => names[at] !== kind));
  const rowsOfKind = names.flatMap((name, at) =>
    name === kind && !anchors.includes(at) ? [at] : [],
  );
  if (rowsOfKind.length === free.size) return;
  const isDateFirst = anchors.length > 0 && rows.findIndex((row) => !row.body) === anchors[0];
  const sides = isDateFirst ? [-1, 1] : [1, -1];
  for (const at of rowsOfKind) {
    const near = [1, 2, reach]
      .flatMap((distance) => sides.map((side) => at + side * distance))
      .find((other) => free.has(other) && !isParted(rows, at, other));
    if (near === undefined) anchors.push(at);
    else free.delete(near);
  }
}

function isParted(rows: readonly EntryRow[], one: number, other: number): boolean {
  return rows.slice(Math.min(one, other), Math.max(one, other)).some((row) => row.body);
}
