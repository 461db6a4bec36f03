import { useCallback, useDeferredValue } from "react";
import { useWorkspaceSearch } from "./use-workspace-search.ts";
import type { View } from "./workspace-search.ts";

export type ViewSwitch = {
  /** As chosen. */
  current: View;
  /** On the screen: follows in a rendering of its own, since a view is drawn whole. */
  shown: View;
  change: (view: View) => void;
};

/** Ranking, shortlist or job editor. */
export function useView(): ViewSwitch {
  const [search, update] = useWorkspaceSearch();
  const change = useCallback(
    (view: View) => update({ view: view === "ranking" ? undefined : view }, { isStep: true }),
    [update],
  );
  const current = search.view ?? "ranking";
  return { current, shown: useDeferredValue(current), change };
}
