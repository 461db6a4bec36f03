import type { CandidateTableModel } from "./use-candidate-table.ts";

/** Widths in rem of the star column at the start and the menu column at the end. */
const starRem = 2.25;
const menuRem = 2.5;

/**
 * A cell that stays visible while the others scroll horizontally. It applies only if the list is
 * narrower than all of its columns (67.5 rem), because each pinned cell is a separate browser
 * layer, three per row. The cells overlap by a pixel, because at 125% zoom the content below would
 * show between them. For the same reason they draw the row's line themselves.
 */
export const pinned =
  "@max-[67.5rem]:sticky @max-[67.5rem]:z-10 @max-[67.5rem]:-mb-px @max-[67.5rem]:border-b @max-[67.5rem]:border-line";

/** For the other cells: a focused control scrolls next to the pinned cells, not under them. */
export const besidePinned = "[&_:focus]:scroll-mr-36 [&_:focus]:scroll-ml-63";

/** Returns the grid tracks of a row: the star, the visible columns, the menu. */
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
