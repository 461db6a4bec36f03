import type { CandidateTableModel } from "./use-candidate-table.ts";

/** Rem: the box before the columns and the row's menu behind them. */
const boxRem = 2.5;
const menuRem = 2.75;

/** The tracks of a row: the box, the visible columns, the row's menu. */
export function layOutColumns(table: CandidateTableModel) {
  const looks = table.getVisibleLeafColumns().flatMap(({ columnDef }) => columnDef.meta ?? []);
  const columns = looks.map(({ rem, grow }) =>
    grow === undefined ? `${rem}rem` : `minmax(${rem}rem, ${grow}fr)`,
  );
  return {
    minWidth: `${looks.reduce((sum, { rem }) => sum + rem, boxRem + menuRem)}rem`,
    gridTemplateColumns: [`${boxRem}rem`, ...columns, `${menuRem}rem`].join(" "),
  };
}
