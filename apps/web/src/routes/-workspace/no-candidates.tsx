import { useIsMutating } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { CandidateList } from "./state/use-candidate-list.ts";

type Props = {
  list: Pick<CandidateList, "candidates" | "clearFilters">;
  /** Opens the drawer with the upload area. Null if the upload area is visible. */
  onOpenDrawer: (() => void) | null;
};

export function NoCandidates({ list: { candidates, clearFilters }, onOpenDrawer }: Props) {
  const isLoadingSamples =
    useIsMutating({ mutationKey: getMutationKey(api.jobs.loadSampleData) }) > 0;
  if (candidates.length === 0 && isLoadingSamples) {
    return (
      <EmptyState title="Reading the sample CVs...">
        Each candidate is listed here as soon as the CV is scored.
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
