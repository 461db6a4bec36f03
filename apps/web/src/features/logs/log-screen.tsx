import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { useMemo, useState } from "react";
import { useNow } from "../../lib/dates/use-now.ts";
import { saveFile } from "../../lib/save-file.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { logFileName, writeLogText } from "./export-text.ts";
import { filterEntries, noFilter } from "./filter-entries.ts";
import { LogControls, OlderButton } from "./log-controls.tsx";
import { LogFilters } from "./log-filters.tsx";
import { LogHeader } from "./log-header.tsx";
import { LogList } from "./log-list.tsx";
import { LogSummaryPanel } from "./log-summary-panel.tsx";
import { usePausedLog } from "./use-paused-log.ts";

/** `isAdmin` sees what happened to everybody, anybody else what happened to their own requests. */
export function LogScreen({ isAdmin }: { isAdmin: boolean }) {
  const log = usePausedLog();
  const { entries } = log;
  const [filter, setFilter] = useState(noFilter);
  const [isAutoScrolling, setAutoScrolling] = useState(true);
  const [opened, setOpened] = useState<LogEntry | null>(null);
  const now = useNow();
  const visible = useMemo(() => filterEntries(entries, filter, now), [entries, filter, now]);
  const categories = useMemo(
    () => [...new Set(entries.map(({ category }) => category))].sort(),
    [entries],
  );
  return (
    <div className="mx-auto flex min-h-dvh max-w-360 flex-col px-5 pb-5 sm:px-8 lg:h-dvh">
      <LogHeader isAdmin={isAdmin} isConnected={log.isConnected} onRefresh={log.refresh} />
      <div className="grid min-h-0 flex-1 gap-8 lg:grid-cols-[1fr_19rem]">
        <main className="flex min-h-0 flex-col max-lg:h-[85dvh]">
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <LogFilters
              filter={filter}
              categories={categories}
              onChange={(change) => setFilter((earlier) => ({ ...earlier, ...change }))}
            />
            <LogControls
              isAutoScrolling={isAutoScrolling}
              onAutoScroll={setAutoScrolling}
              waiting={log.waiting}
              onPause={log.pause}
              onExport={visible.length === 0 ? null : () => saveText(visible)}
              onClear={entries.length === 0 ? null : log.clear}
            />
          </div>
          <div className="mb-2 flex flex-wrap items-center gap-x-3">
            <p className="text-13 text-ink-3 figures" role="status">
              Showing {visible.length.toLocaleString("en")} of {entries.length.toLocaleString("en")}{" "}
              {entries.length === 1 ? "entry" : "entries"}
            </p>
            {log.waiting === null && <OlderButton key={log.generation} onShow={log.showOlder} />}
          </div>
          {visible.length === 0 ? (
            <NoEntries hasAny={entries.length > 0} />
          ) : (
            <LogList
              entries={visible}
              isAutoScrolling={isAutoScrolling}
              onScrollBack={() => setAutoScrolling(false)}
              onOpen={setOpened}
            />
          )}
        </main>
        <aside aria-label="Summary" className="min-h-0 lg:overflow-y-auto lg:pr-1">
          <LogSummaryPanel summary={log.summary} />
        </aside>
      </div>
      <EntryDialog entry={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

function NoEntries({ hasAny }: { hasAny: boolean }) {
  return (
    <EmptyState title={hasAny ? "No entry matches" : "No entries yet"}>
      {hasAny ? "Loosen the filters to see more." : "Whatever happens from now on appears here."}
    </EmptyState>
  );
}

function saveText(entries: readonly LogEntry[]): void {
  const blob = new Blob([writeLogText(entries)], { type: "text/plain;charset=utf-8" });
  saveFile({ blob, fileName: logFileName(new Date()) });
}
