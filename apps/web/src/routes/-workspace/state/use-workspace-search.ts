import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { WorkspaceSearch } from "./workspace-search.ts";

const route = getRouteApi("/_workspace");

export type UpdateSearch = (
  change: Partial<WorkspaceSearch>,
  /** True if Back should return to the previous state. */
  options?: { isStep?: boolean },
) => void;

/**
 * Returns the workspace's state in the address, and a stable function that merges a change into it.
 */
export function useWorkspaceSearch(): [WorkspaceSearch, UpdateSearch] {
  const search = route.useSearch();
  const navigate = useNavigate();
  const update = useCallback<UpdateSearch>(
    (change, { isStep = false } = {}) => {
      void navigate({
        to: ".",
        search: (previous: WorkspaceSearch) => ({ ...previous, ...change }),
        replace: !isStep,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return [search, update];
}
