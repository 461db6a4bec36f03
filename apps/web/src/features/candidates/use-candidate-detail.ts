import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { api } from "../../lib/api.ts";

/** Milliseconds without scrolling before the details of the visible rows are requested. */
const restMs = 120;
/** Milliseconds that prefetched details stay cached unless they are opened. */
const keepMs = 3 * 60_000;

type Found = { detail: Candidate | null; error: { message: string } | null; retry: () => void };

/**
 * Loads all data of a candidate. Usually `usePrefetchedDetails` has loaded it already. Scores come
 * from the row, which is never older.
 */
export function useCandidateDetail(jobId: number, row: ListedCandidate): Found {
  const { id, version, score } = row;
  const query = api.candidates.detail.useQuery(
    { id, jobId, version },
    // Keeps the previous data while a changed candidate is reloaded.
    { placeholderData: (before) => (before?.id === id ? before : undefined) },
  );
  const { data, error } = query;
  const detail = useMemo(() => (data ? withFigures(data, score) : null), [data, score]);
  return { detail, error, retry: () => void query.refetch() };
}

function withFigures(detail: Candidate, score: ListedCandidate["score"]): Candidate {
  const { aiRankedAt, manualRankedAt, ...figures } = score;
  return {
    ...detail,
    score: {
      ...detail.score,
      ...figures,
      aiRankedAt: aiRankedAt === null ? null : new Date(aiRankedAt),
      manualRankedAt: manualRankedAt === null ? null : new Date(manualRankedAt),
    },
  };
}

/**
 * Prefetches the details of visible rows in one request, once scrolling stops. While the page is
 * sending changes, such as an upload, other rows are soon visible, so it waits.
 */
export function usePrefetchedDetails(
  jobId: number,
  rows: readonly Pick<ListedCandidate, "id" | "version">[],
): void {
  const cache = api.useUtils();
  const client = useQueryClient();
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const key = `${jobId} ${rows.map(({ id, version }) => `${id}.${version}`).join(" ")}`;
  useEffect(() => {
    const timer = setInterval(() => {
      if (client.isMutating() > 0) return;
      clearInterval(timer);
      for (const { id, version } of latest.current) {
        // Cached details aren't requested again. All others are sent in one batch.
        void cache.candidates.detail.prefetch({ id, jobId, version }, { gcTime: keepMs });
      }
    }, restMs);
    return () => clearInterval(timer);
  }, [cache, client, jobId, key]);
}
