/** Rows to render: `size` of them from `first` on, `spare` of them beyond each edge of the sight. */
export type RowRange = { first: number; size: number; spare: number };

/** With the header, 60 rows at most are in the page; fewer than these are never spare. */
const mostRows = 59;
const spareRows = { most: 12, least: 3 };

/** The rows in sight of a scroller and as many beyond each edge as there is room for. */
export function rowsInSight({
  top,
  height,
  rowHeight,
}: {
  top: number;
  height: number;
  rowHeight: number;
}): RowRange {
  const seen = Math.ceil(height / rowHeight) + 1;
  const room = Math.floor((mostRows - seen) / 2);
  const spare = Math.min(Math.max(room, spareRows.least), spareRows.most);
  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  return { first, size: seen + 2 * spare, spare };
}

/**
 * One step from what is rendered towards what is wanted: the further behind, the more rows. What
 * would leave a gap in sight is caught up at once.
 */
export function followRows(present: RowRange | null, wanted: RowRange): RowRange {
  if (present === null || present.size !== wanted.size) return wanted;
  const behind = wanted.first - present.first;
  if (behind === 0) return present;
  if (Math.abs(behind) >= wanted.spare) return wanted;
  const step = Math.ceil(Math.abs(behind) / 6);
  return { ...present, first: present.first + Math.sign(behind) * step };
}
