import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { defaultSort } from "../sort-candidates.ts";
import type { Sort } from "../sort-candidates.ts";
import { useCandidateTable } from "../table/use-candidate-table.ts";
import type { CandidateTableModel } from "../table/use-candidate-table.ts";

type Props = {
  candidates: readonly ListedCandidate[];
  sort?: Sort;
  show: (table: CandidateTableModel) => ReactNode;
};

/** What `show` makes of the table of these candidates, as HTML. */
export function renderTable(props: Props): string {
  return renderToStaticMarkup(<Table {...props} />);
}

function Table({ candidates, sort = defaultSort, show }: Props) {
  return show(useCandidateTable({ candidates, sort, onSort: () => undefined }));
}
