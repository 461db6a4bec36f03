/** Rows from `first` on, `size` of them. */
export type RowRange = { first: number; size: number };

/** With the header and a row that holds the focus, 60 rows at most are in the page. */
const mostRows = 58;
/** Rows beyond the sight, for each row in sight; fewer than these are never there. */
const spareRows = { ofSeen: 3, least: 6 };

/** The rows that a scroller shows, those shown in part included. */
export function rowsInSight({
  top,
  height,
  rowHeight,
}: {
  top: number;
  height: number;
  rowHeight: number;
}): RowRange {
  const first = Math.max(0, Math.floor(top / rowHeight));
  return { first, size: Math.ceil(height / rowHeight) + 1 };
}

/** Whether all rows of `sight` that there are, of `count`, are in `range`. */
export function covers(range: RowRange, sight: RowRange, count: number): boolean {
  const end = Math.min(sight.first + sight.size, count);
  return range.first <= sight.first && range.first + range.size >= end;
}

type Step = { present: RowRange | null; from: number; sight: RowRange; count: number };

/**
 * The rows to have in the page. What a change costs a frame hardly hangs on how many rows it
 * changes, so they stay for as long as there are enough ahead, and then many change in one go.
 * @param step `from` is the first row that was in sight before: it tells which way one scrolls.
 */
export function followRows({ present, from, sight, count }: Step): RowRange {
  const room = Math.max(mostRows - sight.size, spareRows.least);
  const spare = Math.min(room, sight.size * spareRows.ofSeen);
  const size = sight.size + spare;
  const last = Math.max(0, count - size);
  const startAt = (behind: number) => Math.min(Math.max(0, sight.first - behind), last);
  // A seventh is left when more are brought, and a few are kept for the way back.
  const kept = Math.floor(spare / 20);
  const isNew = present === null || present.size !== size || present.first > last;
  if (isNew || !covers(present, sight, count)) {
    const isFar = isNew || Math.abs(sight.first - from) > sight.size;
    const first = startAt(isFar ? Math.floor(spare / 2) : sight.first > from ? kept : spare - kept);
    return { first, size };
  }
  const behind = sight.first - present.first;
  const scarce = Math.floor(spare / 7);
  const first =
    sight.first > from && spare - behind < scarce
      ? startAt(kept)
      : sight.first < from && behind < scarce
        ? startAt(spare - kept)
        : present.first;
  return first === present.first ? present : { first, size };
}

/** The row of a range that stands in a place: while a range moves, the others keep theirs. */
export function rowAt(place: number, { first, size }: RowRange): number {
  return first + ((((place - first) % size) + size) % size);
}
