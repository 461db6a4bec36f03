import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Download, Eraser, RefreshCw } from "lucide-react";
import { useMemo, useState } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { logFileName, writeLogText } from "./export-text.ts";
import { filterEntries, noFilter } from "./filter-entries.ts";
import { LogFilters } from "./log-filters.tsx";
import { LogList } from "./log-list.tsx";
import { countNewer, OlderButton, PauseButton } from "./log-controls.tsx";
import { LogSummaryPanel } from "./log-summary-panel.tsx";
import { useLogStream } from "./use-log-stream.ts";

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** `isAdmin` sees what happened to everybody, anybody else what happened to their own requests. */
export function LogScreen({ isAdmin }: { isAdmin: boolean }) {
  const { entries: live, isConnected, summary, refresh, clear, showOlder } = useLogStream();
  /** What is shown while the view stands still. */
  const [paused, setPaused] = useState<readonly LogEntry[] | null>(null);
  const entries = paused ?? live;
  const [filter, setFilter] = useState(noFilter);
  const [isAutoScrolling, setAutoScrolling] = useState(true);
  const [opened, setOpened] = useState<LogEntry | null>(null);
  const now = useNow();
  const visible = useMemo(() => filterEntries(entries, filter, now), [entries, filter, now]);
  const categories = useMemo(
    () => [...new Set(entries.map(({ category }) => category))].sort(),
    [entries],
  );
  /** Another beginning: older entries may be asked for again. */
  const [generation, setGeneration] = useState(0);
  const start = (anew: () => void) => () => {
    setPaused(null);
    setGeneration((number) => number + 1);
    anew();
  };
  const saveText = () => {
    const blob = new Blob([writeLogText(visible)], { type: "text/plain;charset=utf-8" });
    saveFile({ blob, fileName: logFileName(new Date()) });
  };
  return (
    <div className="mx-auto flex min-h-dvh max-w-360 flex-col px-5 pb-5 sm:px-8 lg:h-dvh">
      <header className="flex flex-wrap items-center gap-x-1 gap-y-2 py-4">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
          <h1 className="text-24 font-semibold tracking-tight">Live Logs</h1>
          <span role="status">
            <Badge tone={isConnected ? "good" : "danger"}>
              {isConnected ? "Connected" : "Disconnected"}
            </Badge>
          </span>
          {!isAdmin && (
            <p className="w-full text-13 text-ink-3">What happened to your own requests.</p>
          )}
        </div>
        <Link to="/" className={buttonStyle({ variant: "quiet", className: "max-sm:-ml-3.5" })}>
          <ArrowLeft {...icon} />
          Back to Main App
        </Link>
        <IconButton label="Refresh" icon={<RefreshCw {...icon} />} onClick={start(refresh)} />
        <ThemeToggle className="-mr-2.5 max-sm:ml-auto" />
      </header>
      <div className="grid min-h-0 flex-1 gap-8 lg:grid-cols-[1fr_19rem]">
        <main className="flex min-h-0 flex-col max-lg:h-[85dvh]">
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <LogFilters
              filter={filter}
              categories={categories}
              onChange={(change) => setFilter((earlier) => ({ ...earlier, ...change }))}
            />
            <span className="mr-auto inline-flex items-center gap-2 px-1 thumb:min-h-11">
              <Switch label="Auto-scroll" checked={isAutoScrolling} onChange={setAutoScrolling} />
              <span aria-hidden>Auto-scroll</span>
            </span>
            <PauseButton
              waiting={paused === null ? null : countNewer(live, paused)}
              onChange={(isPaused) => setPaused(isPaused ? live : null)}
            />
            <Button
              icon={<Download {...icon} />}
              disabled={visible.length === 0}
              onClick={saveText}
            >
              Export
            </Button>
            <Button
              icon={<Eraser {...icon} />}
              disabled={entries.length === 0}
              onClick={start(clear)}
            >
              Clear
            </Button>
          </div>
          <div className="mb-2 flex flex-wrap items-center gap-x-3">
            <p className="text-13 text-ink-3 figures" role="status">
              Showing {visible.length.toLocaleString("en")} of {entries.length.toLocaleString("en")}{" "}
              {entries.length === 1 ? "entry" : "entries"}
            </p>
            {paused === null && <OlderButton key={generation} onShow={showOlder} />}
          </div>
          {visible.length === 0 ? (
            <EmptyState title={entries.length === 0 ? "No entries yet" : "No entry matches"}>
              {entries.length === 0
                ? "Whatever happens from now on appears here."
                : "Loosen the filters to see more."}
            </EmptyState>
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
          <LogSummaryPanel summary={summary} />
        </aside>
      </div>
      <EntryDialog entry={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
