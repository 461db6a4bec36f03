import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { memo, useEffect, useState } from "react";
import { useVirtualRows } from "../../lib/use-virtual-rows.ts";
import { Badge } from "../../ui/badges/badge.tsx";
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
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { items, height, scrollToRow, focusHandlers } = useVirtualRows(scroller, {
    rows: entries,
    rowHeight,
  });
  const lastIndex = entries.length - 1;
  // Of a full list the index stays the same when entries come.
  const lastId = entries.at(-1)?.id;
  useEffect(() => {
    if (isAutoScrolling) scrollToRow(lastIndex, { align: "end" });
  }, [isAutoScrolling, lastId, lastIndex, scrollToRow, scroller]);
  return (
    <div
      ref={setScroller}
      // Keyboards scroll it too.
      tabIndex={0}
      role="region"
      aria-label="Log entries"
      className="min-h-0 flex-1 overflow-y-auto rounded-panel border border-line bg-surface"
      onWheel={(event) => event.deltaY < 0 && onScrollBack()}
      onTouchMove={onScrollBack}
      onKeyDown={(event) => ["ArrowUp", "PageUp", "Home"].includes(event.key) && onScrollBack()}
    >
      <ol className="relative" style={{ height }} {...focusHandlers}>
        {items.map(({ row: entry, top }) => (
          <Row key={entry.id} entry={entry} top={top} onOpen={onOpen} />
        ))}
      </ol>
    </div>
  );
}

type RowProps = { entry: LogEntry; top: number; onOpen: (entry: LogEntry) => void };

const Row = memo(function Row({ entry, top, onOpen }: RowProps) {
  const { timestamp, level, category, message, count, details } = entry;
  const text = typeof details.operation === "string" ? `${message}: ${details.operation}` : message;
  return (
    <li
      data-row-id={entry.id}
      className="absolute inset-x-0 border-b border-line"
      style={{ top, height: rowHeight }}
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
