import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { api } from "../../../lib/api.ts";

export type FullText = {
  /** The ids of candidates whose CVs contain the query. */
  ids: ReadonlySet<number>;
  /** The alternative query that was used because no CV contains the original one. */
  instead: string | null;
  isSearching: boolean;
  /** Starts the request before the list is rendered, which is noticeably faster on a slow phone. */
  ask: (query: string) => void;
};

type Asked = { id: number; query: string };

const nobody: ReadonlySet<number> = new Set();
const shortest = 2;

/**
 * Searches the CVs on the server. While the user types on, the previous hits stay until the new
 * ones arrive.
 */
export function useFullText(
  jobId: number | null,
  query: string,
  candidates: readonly ListedCandidate[],
): FullText {
  const cache = api.useUtils();
  const asked = query.trim();
  const isAsked = jobId !== null && asked.length >= shortest;
  const { data, isFetching } = api.candidates.search.useQuery(
    { id: jobId ?? 0, query: asked },
    {
      enabled: isAsked,
      placeholderData: (before, queryBefore: { queryKey: readonly unknown[] } | undefined) => {
        // A tRPC query key contains the path, then the input.
        const key = queryBefore?.queryKey[1] as { input?: Asked } | undefined;
        const last = key?.input;
        return last?.id === jobId && asked.startsWith(last.query) ? before : undefined;
      },
    },
  );
  // New or corrected candidates may be new hits.
  const known = useRef(candidates);
  useEffect(() => {
    if (known.current === candidates) return;
    known.current = candidates;
    void cache.candidates.search.invalidate();
  }, [cache, candidates]);
  const ask = useCallback(
    (next: string) => {
      const words = next.trim();
      if (jobId === null || words.length < shortest) return;
      void cache.candidates.search.prefetch({ id: jobId, query: words });
    },
    [cache, jobId],
  );
  const ids = useMemo(() => (isAsked && data ? new Set(data.ids) : nobody), [data, isAsked]);
  return {
    ids,
    instead: isAsked ? (data?.instead ?? null) : null,
    isSearching: isAsked && isFetching,
    ask,
  };
}
