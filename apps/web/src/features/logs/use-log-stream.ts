import { alertToastMs } from "@resume-picker/domain/logs/log-rules";
import type { LogFilter } from "@resume-picker/domain/logs/match-entry";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";
import { LogStream } from "./log-stream.ts";
import type { LogView } from "./log-stream.ts";

/** Averages and counts move slowly: asked for again so often while the screen is open. */
const summaryEveryMs = 10_000;

/** The entries that come while the screen is open and match the filter, and the summary. */
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
      // If the session is over, this call says so and leads to the login.
      // It ends with the session and with the role: the first answers 401, which leads away.
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
