import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { defaultSort } from "../sort-candidates.ts";
import { readTableLook } from "../table/table-look.ts";
import type { TableLook } from "../table/table-look.ts";
import { useCandidateTable } from "../table/use-candidate-table.ts";
import type { CandidateTableModel } from "../table/use-candidate-table.ts";

type Props = {
  look?: TableLook;
  show: (table: CandidateTableModel) => ReactNode;
};

/** Renders the table as HTML. */
export function renderTable(props: Props): string {
  return renderToStaticMarkup(<Table {...props} />);
}

function Table({ look = readTableLook(null), show }: Props) {
  return show(useCandidateTable({ sort: defaultSort, onSort: () => undefined, look }));
}
