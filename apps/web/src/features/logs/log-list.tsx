import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { memo, useEffect, useRef } from "react";
import { useVisibleRows } from "../../lib/use-visible-rows.ts";
import { Badge } from "../../ui/badge.tsx";
import { LevelBadge } from "./level-badge.tsx";

/** Pixels. */
const rowHeight = 44;

type Props = {
  entries: readonly LogEntry[];
  isAutoScrolling: boolean;
  onScrollBack: () => void;
  onOpen: (entry: LogEntry) => void;
};

/** Only the rows in sight are in the page. */
export function LogList({ entries, isAutoScrolling, onScrollBack, onOpen }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end } = useVisibleRows(scroller, { count: entries.length, rowHeight });
  const last = entries.at(-1)?.id;
  useEffect(() => {
    const element = scroller.current;
    if (isAutoScrolling && element) element.scrollTop = element.scrollHeight;
  }, [isAutoScrolling, last]);
  return (
    <div
      ref={scroller}
      // Keyboards scroll it too.
      tabIndex={0}
      role="region"
      aria-label="Log entries"
      className="min-h-0 flex-1 overflow-y-auto rounded-panel border border-line bg-surface"
      onWheel={(event) => event.deltaY < 0 && onScrollBack()}
      onTouchMove={onScrollBack}
      onKeyDown={(event) => ["ArrowUp", "PageUp", "Home"].includes(event.key) && onScrollBack()}
    >
      <ol className="relative" style={{ height: entries.length * rowHeight }}>
        {entries.slice(first, end).map((entry, offset) => (
          <Row key={entry.id} entry={entry} index={first + offset} onOpen={onOpen} />
        ))}
      </ol>
    </div>
  );
}

type RowProps = { entry: LogEntry; index: number; onOpen: (entry: LogEntry) => void };

const Row = memo(function Row({ entry, index, onOpen }: RowProps) {
  const { timestamp, level, category, message, count, details } = entry;
  const text = typeof details.operation === "string" ? `${message}: ${details.operation}` : message;
  return (
    <li
      className="absolute inset-x-0 border-b border-line"
      style={{ top: index * rowHeight, height: rowHeight }}
    >
      <button
        type="button"
        className="grid size-full grid-cols-[5.5rem_4rem_6rem_1fr_auto] items-center gap-2 px-3 text-left -outline-offset-2 hover:bg-sunken max-sm:grid-cols-[4.5rem_3.75rem_1fr]"
        onClick={() => onOpen(entry)}
      >
        <time dateTime={timestamp} className="figures text-13 text-ink-3">
          {clockTime(timestamp)}
        </time>
        <span>
          <LevelBadge level={level} />
        </span>
        <span className="truncate text-13 text-ink-2 max-sm:hidden">{category}</span>
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate" title={text}>
            {text}
          </span>
          {count > 1 && <Badge>{count}×</Badge>}
        </span>
        {typeof details.ms === "number" && (
          <span className="figures text-13 text-ink-3 max-sm:hidden">{details.ms} ms</span>
        )}
      </button>
    </li>
  );
});

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

const clockTime = (timestamp: string): string => clock.format(new Date(timestamp));
