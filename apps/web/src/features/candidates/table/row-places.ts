import { rowAt } from "../../../lib/row-range.ts";
import type { RowRange } from "../../../lib/row-range.ts";

/** A row of the table in the page: `key` names its element, `index` the row that it shows. */
export type Place = { key: number; index: number };

type Options = {
  range: RowRange;
  later: RowRange;
  sight: RowRange;
  restedAt: number;
  /** Where the focus is. */
  held: Place | null;
};

/** The element that is there besides, while a row that holds the focus keeps one of the others. */
const besides = -1;

/**
 * Which row stands in each place of the table, in the order of the page. A place is an element that
 * is given to other rows, so its key stays: rows in sight come first, the others by and by. The row
 * that holds the focus keeps its element, however far it is scrolled and whatever the window's size.
 * While one scrolls, places keep their order: what is moved there is laid out anew.
 */
export function placesOf({ range, later, sight, restedAt, held }: Options): Place[] {
  const { size } = range;
  const places = Array.from({ length: size }, (_, at) => {
    const key = (restedAt + at) % size;
    const now = rowAt(key, range);
    const isSeen = now >= sight.first && now < sight.first + sight.size;
    return { key, index: isSeen ? now : rowAt(key, later) };
  });
  if (held === null) return places;
  const usual = held.index % size;
  const isThere = places.some(({ index }) => index === held.index);
  return places.flatMap(({ key, index }) => {
    if (index === held.index) return [held];
    const spare = isThere ? usual : besides;
    const place = { key: key === held.key ? spare : key, index };
    return !isThere && key === usual ? [held, place] : [place];
  });
}
