import type { CandidateTableModel } from "./use-candidate-table.ts";

/** Rem: the star before the columns and the row's menu behind them. */
const starRem = 2.25;
const menuRem = 2.5;

/**
 * A cell that stays in sight while the others scroll sideways, once the list is narrower than all of
 * its columns (67.5 rem). Only then: each of them is a layer of its own to the browser, three a row.
 * They overlap by a pixel: at 125 % what is under them would show between two of them.
 */
export const pinned = "@max-[67.5rem]:sticky @max-[67.5rem]:z-10";

/** Of the other cells: what has the focus is scrolled beside the pinned cells, not under them. */
export const besidePinned = "[&_:focus]:scroll-mr-36 [&_:focus]:scroll-ml-63";

/** The tracks of a row: the star, the visible columns, the row's menu. */
export function layOutColumns(table: CandidateTableModel) {
  const looks = table.getVisibleLeafColumns().flatMap(({ columnDef }) => columnDef.meta ?? []);
  const columns = looks.map(({ rem, grow }) =>
    grow === undefined ? `${rem}rem` : `minmax(${rem}rem, ${grow}fr)`,
  );
  return {
    minWidth: `${looks.reduce((sum, { rem }) => sum + rem, starRem + menuRem)}rem`,
    gridTemplateColumns: [`${starRem}rem`, ...columns, `${menuRem}rem`].join(" "),
  };
}
