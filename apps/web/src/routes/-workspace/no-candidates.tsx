import { SampleProgress } from "../../features/candidates/hints/lazy-sample-progress.ts";
import { useIsLoadingSamples } from "../../features/candidates/hints/use-is-loading-samples.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { CandidateList } from "./state/use-candidate-list.ts";

type Props = {
  list: Pick<CandidateList, "candidates" | "clearFilters">;
  /** Opens the drawer with the upload area. Null if the upload area is visible. */
  onOpenDrawer: (() => void) | null;
};

export function NoCandidates({ list: { candidates, clearFilters }, onOpenDrawer }: Props) {
  const isLoadingSamples = useIsLoadingSamples();
  if (candidates.length === 0 && isLoadingSamples) {
    return (
      <EmptyState title="Loading sample data">
        <SampleProgress done={0} className="flex-col gap-1.5" />
        <p className="mt-2">Each candidate is listed here as soon as the CV is scored.</p>
      </EmptyState>
    );
  }
  if (candidates.length === 0) {
    return (
      <EmptyState
        title="No candidates found"
        actions={onOpenDrawer ? <Button onClick={onOpenDrawer}>Upload CVs</Button> : undefined}
      >
        {onOpenDrawer ? "Upload CVs:" : "Drop CVs anywhere in this window:"} they are read, scored
        against this job and listed here.
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
