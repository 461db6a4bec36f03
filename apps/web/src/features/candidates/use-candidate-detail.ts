import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useEffect, useMemo, useRef } from "react";
import { api } from "../../lib/api.ts";

/** Milliseconds that a scroll has to rest before the details of what is in sight are asked for. */
const restMs = 120;
/** So long, in milliseconds, are details kept that nobody has opened. */
const keepMs = 3 * 60_000;

type Found = { detail: Candidate | null; error: { message: string } | null; retry: () => void };

/**
 * All that is known of a candidate. Usually it is there already (`usePrefetchedDetails`), and
 * opening asks the server nothing; figures are those of the row, which is never older.
 */
export function useCandidateDetail(jobId: number, row: ListedCandidate): Found {
  const { id, version, score } = row;
  const query = api.candidates.detail.useQuery(
    { id, jobId, version },
    // While a changed candidate is read again, what was known before stays.
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

/** Fetches, in one request, the details of rows that may be opened next, once the list rests. */
export function usePrefetchedDetails(
  jobId: number,
  rows: readonly Pick<ListedCandidate, "id" | "version">[],
): void {
  const cache = api.useUtils();
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const key = `${jobId} ${rows.map(({ id, version }) => `${id}.${version}`).join(" ")}`;
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { id, version } of latest.current) {
        // What is known already is not asked for again; the rest goes out in one batch.
        void cache.candidates.detail.prefetch({ id, jobId, version }, { gcTime: keepMs });
      }
    }, restMs);
    return () => clearTimeout(timer);
  }, [cache, jobId, key]);
}
