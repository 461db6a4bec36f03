import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { CandidateList } from "./state/use-candidate-list.ts";

type Props = {
  list: Pick<CandidateList, "candidates" | "clearFilters">;
  /** The upload area is in a drawer. */
  isNarrow: boolean;
};

export function NoCandidates({ list: { candidates, clearFilters }, isNarrow }: Props) {
  if (candidates.length === 0) {
    return (
      <EmptyState title="No candidates found">
        {isNarrow
          ? "Open “Jobs and uploads”, the button at the top left, and choose CVs there."
          : "Drop CVs on the upload area."}{" "}
        They are read, scored against this job and listed here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No candidates found"
      actions={<Button onClick={clearFilters}>Clear filters</Button>}
    >
      None of the {candidates.length} candidates passes the search and the filters.
    </EmptyState>
  );
}
