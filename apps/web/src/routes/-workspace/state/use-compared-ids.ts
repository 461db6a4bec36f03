import { useWorkspaceSearch } from "./use-workspace-search.ts";

/** The candidates that stand side by side in place of the list. */
export function useComparedIds() {
  const [{ compare: ids }, update] = useWorkspaceSearch();
  return {
    /** As the address says it: "3,9,12"; undefined while nobody is compared. */
    ids,
    /** Undefined ends the comparison. */
    change: (next: string | undefined) => update({ compare: next }, { isStep: ids === undefined }),
  };
}
