import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { maxListedEntries, maxShownEntries } from "@resume-picker/domain/logs/log-rules";
import type { LogFilter } from "@resume-picker/domain/logs/match-entry";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api } from "../../lib/api.ts";
import { queryOf } from "./log-search.ts";
import { addEntries } from "./log-stream.ts";
import { useLogStream } from "./use-log-stream.ts";

/** The matching entries, stored and live. The view can be paused for reading. */
export function useLog(filter: LogFilter) {
  const { entries: live, refresh: refreshStream, ...stream } = useLogStream(filter);
  const pages = useLogPages(filter);
  const [clearedAt, setClearedAt] = useState(0);
  const [paused, setPaused] = useState<readonly LogEntry[] | null>(null);
  const kept = pages.data?.pages;
  const hasOlder = pages.hasNextPage;
  const all = useMemo(() => {
    const stored = (kept ?? []).flatMap(({ entries }) => entries);
    // The stream may repeat entries older than the oldest page. They are shown once that page is
    // loaded.
    const oldest = hasOlder ? (stored.at(-1)?.id ?? 0) : 0;
    const start = Math.max(oldest - 1, clearedAt);
    return addEntries(stored, live, maxShownEntries).filter(({ id }) => id > start);
  }, [kept, live, hasOlder, clearedAt]);
  const first = kept?.[0];
  const newest = first?.entries[0]?.id ?? 0;
  const startOver = () => {
    setPaused(null);
    setClearedAt(0);
    refreshStream();
    void pages.refetch();
  };
  return {
    ...stream,
    entries: paused ?? all,
    isLoading: first === undefined,
    /** Whether the entries still match the previous filter. */
    isFormer: pages.isPlaceholderData,
    /** The number of matching entries, loaded or not. */
    total: clearedAt > 0 ? all.length : (first?.total ?? 0) + countAfter(live, newest),
    /** The number of entries since the view was paused, or null while it is live. */
    waiting: paused === null ? null : countAfter(all, paused.at(-1)?.id ?? 0),
    pause: (isPaused: boolean) => setPaused(isPaused ? all : null),
    older: {
      isThere: clearedAt === 0 && hasOlder && all.length < maxShownEntries,
      isComing: pages.isFetchingNextPage,
      show: () => void pages.fetchNextPage(),
    },
    refresh: startOver,
    clear: () => {
      setPaused(null);
      setClearedAt(all.at(-1)?.id ?? 0);
    },
  };
}

/** Loads pages of entries, newest first. */
function useLogPages(filter: LogFilter) {
  const { client } = api.useUtils();
  const query = queryOf(filter);
  return useInfiniteQuery({
    queryKey: ["log-pages", query],
    queryFn: ({ pageParam, signal }) =>
      client.logs.list.query({ ...query, before: pageParam, limit: maxListedEntries }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries }) =>
      entries.length < maxListedEntries ? undefined : entries.at(-1)?.id,
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
}

const countAfter = (entries: readonly LogEntry[], id: number): number =>
  entries.filter((entry) => entry.id > id).length;
