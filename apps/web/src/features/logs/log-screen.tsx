import { keepPreviousData } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { api } from "../../lib/api.ts";
import { fetchFile, saveFile } from "../../lib/save-file.ts";
import { toast } from "../../lib/toast.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { LogChips } from "./log-chips.tsx";
import { LogControls } from "./log-controls.tsx";
import { LogFilters } from "./log-filters.tsx";
import { LogHeader } from "./log-header.tsx";
import { LogHistogram } from "./log-histogram.tsx";
import { LogList } from "./log-list.tsx";
import { LogStatus } from "./log-status.tsx";
import { LogSummaryPanel } from "./log-summary-panel.tsx";
import { filterOf, isFiltered, queryOf } from "./log-search.ts";
import type { LogSearch } from "./log-search.ts";
import { useLog } from "./use-log.ts";
import { useUserNames } from "./use-user-names.ts";

const countsEveryMs = 30_000;

type Props = {
  isAdmin: boolean;
  search: LogSearch;
  onSearch: (search: LogSearch) => void;
  /** A field that lets an admin filter by user. */
  userFilter: (
    userId: string | undefined,
    onChange: (userId: string | undefined) => void,
  ) => ReactNode;
};

/** Admins see the entries of all users, others only those of their own requests. */
export function LogScreen({ isAdmin, search, onSearch, userFilter }: Props) {
  const { entry: opened, ...asked } = search;
  const key = JSON.stringify(asked);
  const [asOf, setAsOf] = useState(() => new Date());
  // Navigation creates a new object each time. The key keeps the filter stable.
  const filter = useMemo(() => filterOf(JSON.parse(key) as LogSearch, asOf), [key, asOf]);
  const log = useLog(filter);
  const { entries } = log;
  const counts = api.logs.counts.useQuery(queryOf(filter), {
    placeholderData: keepPreviousData,
    refetchInterval: countsEveryMs,
  });
  const nameOf = useUserNames(isAdmin, entries);
  const [isAutoScrolling, setAutoScrolling] = useState(true);
  const replace = (next: LogSearch) => {
    setAsOf(new Date());
    onSearch(next);
  };
  const change = (part: LogSearch) => replace({ ...asked, ...part });
  const open = (id: number | undefined) => onSearch({ ...asked, entry: id });
  return (
    <div className="mx-auto flex min-h-dvh max-w-384 flex-col px-5 pb-3 sm:px-8 lg:h-dvh">
      <LogHeader isAdmin={isAdmin} isConnected={log.isConnected} onRefresh={log.refresh} />
      <div className="grid min-h-0 flex-1 gap-8 lg:grid-cols-[1fr_17rem]">
        <main className="flex min-h-0 flex-col max-lg:h-[85dvh]">
          <div className="mb-2 flex flex-wrap items-center gap-2">
            <LogFilters search={asked} counts={counts.data} onChange={change} />
            {isAdmin && userFilter(asked.user, (user) => change({ user }))}
            <LogControls
              waiting={log.waiting}
              onPause={log.pause}
              onExport={log.total === 0 ? null : () => void saveText(queryOf(filter))}
              onClear={entries.length === 0 ? null : log.clear}
            />
          </div>
          <LogChips search={asked} onChange={change} />
          <LogHistogram
            counts={counts.data}
            range={filter}
            onChoose={(from, to) => change({ range: undefined, from, to })}
          />
          <LogStatus
            log={log}
            switches={[
              {
                label: "Successful reads",
                checked: asked.reads === "shown",
                onChange: (isShown) => change({ reads: isShown ? "shown" : undefined }),
              },
              { label: "Auto-scroll", checked: isAutoScrolling, onChange: setAutoScrolling },
            ]}
          />
          {log.isLoading && <Skeleton className="min-h-0 flex-1" />}
          {!log.isLoading && entries.length === 0 && <NoEntries search={asked} />}
          {entries.length > 0 && (
            <LogList
              entries={entries}
              isFormer={log.isFormer}
              nameOf={isAdmin ? nameOf : null}
              isAutoScrolling={isAutoScrolling}
              onScrollBack={() => setAutoScrolling(false)}
              onOpen={open}
            />
          )}
        </main>
        <aside aria-label="Summary" className="min-h-0 lg:overflow-y-auto lg:pr-1">
          <LogSummaryPanel
            summary={log.summary}
            onCategory={(category) => replace({ category, level: "error+", range: "1d" })}
          />
        </aside>
      </div>
      <EntryDialog
        id={opened}
        nameOf={nameOf}
        onOpen={open}
        onClose={() => open(undefined)}
        onRequest={(requestId) => replace({ requestId, reads: "shown" })}
        onUser={(user) => replace({ user, reads: "shown" })}
      />
    </div>
  );
}

function NoEntries({ search }: { search: LogSearch }) {
  if (isFiltered(search)) {
    return <EmptyState title="No matching entries">Loosen the filters to see more.</EmptyState>;
  }
  return (
    <EmptyState title="No entries yet">
      New entries appear here. Successful reads are hidden.
    </EmptyState>
  );
}

async function saveText(query: ReturnType<typeof queryOf>): Promise<void> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const address = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  try {
    saveFile(await fetchFile(`/api/logs/export?${address}`, { defaultName: "logs.txt" }));
  } catch (error) {
    toast({
      error,
      title: "Export failed",
      description: "The log could not be exported. Please try again.",
      tone: "destructive",
    });
  }
}
