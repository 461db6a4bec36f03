import { useCallback, useDeferredValue } from "react";
import { useWorkspaceSearch } from "./use-workspace-search.ts";
import type { View } from "./workspace-search.ts";

export type ViewSwitch = {
  /** The selected view. */
  current: View;
  /** The rendered view. It is deferred, because rendering a view takes long. */
  shown: View;
  change: (view: View) => void;
};

/** The current view: ranking, shortlist or job editor. */
export function useView(): ViewSwitch {
  const [search, update] = useWorkspaceSearch();
  const change = useCallback(
    (view: View) => update({ view: view === "ranking" ? undefined : view }, { isStep: true }),
    [update],
  );
  const current = search.view ?? "ranking";
  return { current, shown: useDeferredValue(current), change };
}
