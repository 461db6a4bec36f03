import { useCallback } from "react";
import { useWorkspaceSearch } from "./use-workspace-search.ts";
import type { View } from "./workspace-search.ts";

export type ViewSwitch = { current: View; change: (view: View) => void };

/** Ranking, shortlist or job editor. */
export function useView(): ViewSwitch {
  const [search, update] = useWorkspaceSearch();
  const change = useCallback(
    (view: View) => update({ view: view === "ranking" ? undefined : view }, { isStep: true }),
    [update],
  );
  return { current: search.view ?? "ranking", change };
}
