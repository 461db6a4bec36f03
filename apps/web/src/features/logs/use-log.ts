import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { maxListedEntries, maxShownEntries } from "@resume-picker/domain/logs/log-rules";
import type { LogFilter } from "@resume-picker/domain/logs/match-entry";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api } from "../../lib/api.ts";
import { queryOf } from "./log-search.ts";
import { addEntries } from "./log-stream.ts";
import { useLogStream } from "./use-log-stream.ts";

/** What is kept of the log and matches, joined by what comes; it can stand still for reading. */
export function useLog(filter: LogFilter) {
  const { entries: live, refresh: refreshStream, ...stream } = useLogStream(filter);
  const pages = useLogPages(filter);
  const [clearedAt, setClearedAt] = useState(0);
  const [paused, setPaused] = useState<readonly LogEntry[] | null>(null);
  const kept = pages.data?.pages;
  const hasOlder = pages.hasNextPage;
  const all = useMemo(() => {
    const stored = (kept ?? []).flatMap(({ entries }) => entries);
    // What the stream repeats of the time before the oldest page comes with that page.
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
    /** What is shown still matches the former filter. */
    isFormer: pages.isPlaceholderData,
    /** How many match, wherever they are. */
    total: clearedAt > 0 ? all.length : (first?.total ?? 0) + countAfter(live, newest),
    /** Entries that have come since the view stands still; null while it moves on. */
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

/** Newest first, a page at a time. */
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
