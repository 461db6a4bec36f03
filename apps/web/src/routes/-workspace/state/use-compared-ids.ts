import { useWorkspaceSearch } from "./use-workspace-search.ts";

/** The compared candidates, which are shown instead of the list. */
export function useComparedIds() {
  const [{ compare: ids }, update] = useWorkspaceSearch();
  return {
    /** The ids from the address, such as "3,9,12", or undefined if there is no comparison. */
    ids,
    /** Undefined closes the comparison. */
    change: (next: string | undefined) => update({ compare: next }, { isStep: ids === undefined }),
  };
}
