import type { CandidateTableModel } from "./use-candidate-table.ts";

/** Widths in rem of the star column at the start and the menu column at the end. */
const starRem = 2.25;
const menuRem = 2.5;

/**
 * A cell that stays visible while the others scroll horizontally. It applies only if the list is
 * narrower than all of its columns (67.5 rem), because each pinned cell is a separate browser
 * layer, three per row. The cells overlap by a pixel, because at 125% zoom the content below would
 * show between them.
 */
export const pinned = "@max-[67.5rem]:sticky @max-[67.5rem]:z-10";

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
