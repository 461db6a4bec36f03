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
 * that holds the focus keeps its element, however far it is scrolled. While one scrolls, places keep
 * their order: what is moved there is laid out anew.
 */
export function placesOf({ range, later, sight, restedAt, held }: Options): Place[] {
  const { size } = range;
  const places: Place[] = [];
  for (let at = restedAt; at < restedAt + size; at += 1) {
    const key = at % size;
    const now = rowAt(key, range);
    const isSeen = now >= sight.first && now < sight.first + sight.size;
    const index = isSeen ? now : rowAt(key, later);
    const isShared = held !== null && held.index % size === key;
    if (!isShared) {
      places.push({ key, index });
      continue;
    }
    const isBesides = held.key === besides;
    places.push({ key: isBesides ? besides : key, index: held.index });
    if (index !== held.index) places.push({ key: isBesides ? key : besides, index });
  }
  return places;
}
