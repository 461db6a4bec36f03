import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { api } from "../../../lib/api.ts";

export type FullText = {
  /** Whose CVs hold what was typed. */
  ids: ReadonlySet<number>;
  /** What was searched for where no CV holds the words as typed. */
  instead: string | null;
  isSearching: boolean;
  /** Asks before the list is drawn for the query: on a slow phone the answer comes that much sooner. */
  ask: (query: string) => void;
};

type Asked = { id: number; query: string };

const nobody: ReadonlySet<number> = new Set();
const shortest = 2;

/** Asks the server for CVs that hold the query; letters typed on keep the hits until it answers. */
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
        // tRPC's keys hold the path, then what was asked with.
        const key = queryBefore?.queryKey[1] as { input?: Asked } | undefined;
        const last = key?.input;
        return last?.id === jobId && asked.startsWith(last.query) ? before : undefined;
      },
    },
  );
  // A list with new or corrected candidates may hold new hits.
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
