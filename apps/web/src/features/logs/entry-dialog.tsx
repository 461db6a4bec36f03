import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { formatDay } from "../../lib/dates/format-date.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { LevelBadge } from "./level-badge.tsx";

/** All there is to know of one entry. */
export function EntryDialog({ entry, onClose }: { entry: LogEntry | null; onClose: () => void }) {
  return (
    <Dialog open={entry !== null} onClose={onClose} title="Log entry" size="lg" isText>
      {entry && <Content entry={entry} />}
    </Dialog>
  );
}

function timeOf(timestamp: string): string {
  const at = new Date(timestamp);
  return `${formatDay(at)}, ${at.toLocaleTimeString("en-GB")}`;
}

function Content({ entry }: { entry: LogEntry }) {
  const { message, suggestion, stack, requestId, file, line, level, category } = entry;
  const { timestamp, count, lastTimestamp } = entry;
  const facts: [label: string, value: string | number | boolean][] = [
    ["Time", timeOf(timestamp)],
    ["Category", category],
    ...(count > 1 ? [["Times", count] as [string, number]] : []),
    ...(lastTimestamp === null ? [] : [["Last time", timeOf(lastTimestamp)] as [string, string]]),
    ...(file === null
      ? []
      : [["Place", line === null ? file : `${file}:${line}`] as [string, string]]),
    ...Object.entries(entry.details),
    ...(requestId === null ? [] : [["Request", requestId] as [string, string]]),
  ];
  return (
    <div className="grid gap-4">
      <p className="flex items-start gap-2">
        <LevelBadge level={level} />
        <span className="min-w-0 font-medium break-words">{message}</span>
      </p>
      {suggestion !== null && (
        <p className="rounded-control bg-brand-soft px-3.5 py-2.5 text-brand">{suggestion}</p>
      )}
      <dl className="grid grid-cols-[6rem_1fr] gap-x-4">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="col-span-2 grid grid-cols-subgrid border-t border-line py-1.5"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 break-all figures">{String(value)}</dd>
          </div>
        ))}
      </dl>
      {stack !== null && (
        <pre
          tabIndex={0}
          aria-label="Stack"
          className="overflow-x-auto rounded-control bg-sunken px-3.5 py-2.5 text-12"
        >
          {stack}
        </pre>
      )}
    </div>
  );
}
