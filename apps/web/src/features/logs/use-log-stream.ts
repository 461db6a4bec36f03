import { alertToastMs } from "@resume-picker/domain/logs/log-rules";
import type { LogFilter } from "@resume-picker/domain/logs/match-entry";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";
import { LogStream } from "./log-stream.ts";
import type { LogView } from "./log-stream.ts";

/** How often averages and counts are reloaded, in milliseconds. They change slowly. */
const summaryEveryMs = 10_000;

/** Returns new entries that match the filter, and the summary. */
export function useLogStream(filter: LogFilter) {
  const utils = api.useUtils();
  const summary = api.logs.summary.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: summaryEveryMs,
  });
  const { stream, subscribe } = useMemo(() => {
    const listeners = new Set<() => void>();
    const made = new LogStream({
      onChange: () => {
        for (const listener of listeners) listener();
      },
      onSummary: (found) => utils.logs.summary.setData(undefined, found),
      onAlert: ({ category, count, suggestion }) =>
        toast({
          title: `${count} errors in ${category}`,
          description: suggestion,
          tone: "destructive",
          duration: alertToastMs,
        }),
      onSlow: () => void utils.logs.summary.invalidate(),
      // The stream closes when the session expires or the role changes. If the session has expired,
      // the first call answers 401, which redirects to the login.
      onClosed: () =>
        void utils.logs.summary.invalidate().then(() => utils.accounts.session.invalidate()),
    });
    return {
      stream: made,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }, [utils]);
  useEffect(() => {
    stream.open();
    return () => stream.close();
  }, [stream]);
  useEffect(() => stream.keepMatching(filter), [stream, filter]);
  const view: LogView = useSyncExternalStore(subscribe, stream.view);
  return {
    ...view,
    summary: summary.data,
    refresh: () => {
      stream.refresh();
      void summary.refetch();
    },
  };
}
