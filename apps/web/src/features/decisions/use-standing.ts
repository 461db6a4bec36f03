import { useCallback, useMemo, useReducer } from "react";
import { api } from "../../lib/api.ts";
import type { Standing } from "./with-decided.ts";

const none: Standing[] = [];

/**
 * Returns the current decisions of a job's candidates. Edits are shown before the server has saved
 * them.
 */
export function useStanding(jobId: number | null) {
  const cache = api.useUtils();
  const query = api.decisions.standing.useQuery(
    { id: jobId ?? 0 },
    { enabled: jobId !== null, refetchOnWindowFocus: "always" },
  );
  const rows = query.data ?? none;
  const standing = useMemo(() => new Map(rows.map((row) => [row.candidateId, row])), [rows]);
  const [, showAtOnce] = useReducer((turns: number) => turns + 1, 0);
  return {
    count: rows.length,
    of: useCallback((candidateId: number) => standing.get(candidateId) ?? null, [standing]),
    /**
     * Reads the cache instead of the rendered value, because keys may be pressed faster than React
     * renders.
     */
    read: (id: number): readonly Standing[] => cache.decisions.standing.getData({ id }) ?? none,
    edit: (id: number, change: (present: readonly Standing[]) => Standing[]) => {
      void cache.decisions.standing.cancel({ id });
      cache.decisions.standing.setData({ id }, (present) => change(present ?? none));
      // The cache notifies its observers only in a later task.
      showAtOnce();
    },
  };
}
