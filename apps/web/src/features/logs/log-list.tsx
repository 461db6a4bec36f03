import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { memo, useEffect, useState } from "react";
import { classNames } from "../../lib/class-names.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { useVirtualRows } from "../../lib/use-virtual-rows.ts";
import { Badge } from "../../ui/badges/badge.tsx";
import { describeEntry } from "./describe-entry.ts";
import { LevelBadge } from "./level-badge.tsx";
import { clockTime, shortDay } from "./log-time.ts";
import type { NameOf } from "./use-user-names.ts";

/** In pixels: small enough for forty rows on a screen, or large enough for touch. */
const rowHeights = { mouse: 18, thumb: 44 };

type Props = {
  entries: readonly LogEntry[];
  /** Whether the entries still belong to the previous filter. */
  isFormer: boolean;
  /** Null if all entries are the user's own. */
  nameOf: NameOf | null;
  isAutoScrolling: boolean;
  onScrollBack: () => void;
  onOpen: (id: number) => void;
};

/** Renders only the visible rows. */
export function LogList(props: Props) {
  const { entries, isFormer, nameOf, isAutoScrolling, onScrollBack, onOpen } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const hasMouse = useMediaQuery("(pointer: fine)");
  const rowHeight = rowHeights[hasMouse ? "mouse" : "thumb"];
  const { items, height, scrollToRow, focusHandlers } = useVirtualRows(scroller, {
    rows: entries,
    rowHeight,
    overscan: 20,
  });
  const lastIndex = entries.length - 1;
  // The id, because the last index of a full list doesn't change with new entries.
  const lastId = entries.at(-1)?.id;
  useEffect(() => {
    if (isAutoScrolling) scrollToRow(lastIndex, { align: "end" });
  }, [isAutoScrolling, lastId, lastIndex, scrollToRow, scroller]);
  return (
    <div
      ref={setScroller}
      // Focusable, which allows scrolling by keyboard.
      tabIndex={0}
      role="region"
      aria-label="Log entries"
      aria-busy={isFormer}
      className="min-h-0 flex-1 overflow-y-auto rounded-panel border border-line bg-surface aria-busy:opacity-60"
      onWheel={(event) => event.deltaY < 0 && onScrollBack()}
      onTouchMove={onScrollBack}
      onKeyDown={(event) => ["ArrowUp", "PageUp", "Home"].includes(event.key) && onScrollBack()}
    >
      <ol className="relative" style={{ height }} {...focusHandlers}>
        {items.map(({ row: entry, top }) => (
          <Row
            key={entry.id}
            entry={entry}
            who={nameOf && (entry.userId === null ? "" : nameOf(entry.userId))}
            place={{ top, height: rowHeight }}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </div>
  );
}

type RowProps = {
  entry: LogEntry;
  who: string | null;
  place: { top: number; height: number };
  onOpen: (id: number) => void;
};

const Row = memo(
  function Row({ entry, who, place, onOpen }: RowProps) {
    const { id, timestamp, level, category, count, details } = entry;
    const text = describeEntry(entry);
    return (
      <li
        data-row-id={id}
        className="absolute inset-x-0 border-b border-line pointer-fine:border-transparent"
        style={place}
      >
        <button
          type="button"
          className={classNames(
            "grid size-full items-center gap-2 px-3 text-left text-13 -outline-offset-2 hover:bg-sunken",
            "grid-cols-[6.75rem_3.75rem_1fr]",
            who === null
              ? "sm:grid-cols-[6.75rem_3.75rem_6rem_1fr_auto]"
              : "sm:grid-cols-[6.75rem_3.75rem_6rem_6rem_1fr_auto]",
          )}
          onClick={() => onOpen(id)}
        >
          <time dateTime={timestamp} className="figures text-ink-3 whitespace-nowrap">
            {shortDay(timestamp)} {clockTime(timestamp)}
          </time>
          <span>
            <LevelBadge level={level} />
          </span>
          <span className="truncate text-ink-2 max-sm:hidden">{category}</span>
          {who !== null && <span className="truncate text-ink-3 max-sm:hidden">{who}</span>}
          <span className="flex min-w-0 items-center gap-2">
            <span className="truncate" title={text}>
              {text}
            </span>
            {count > 1 && <Badge>{count}×</Badge>}
          </span>
          {typeof details.ms === "number" && (
            <span className="figures text-ink-3 max-sm:hidden">{details.ms} ms</span>
          )}
        </button>
      </li>
    );
  },
  (one, other) =>
    one.entry === other.entry &&
    one.who === other.who &&
    one.place.top === other.place.top &&
    one.place.height === other.place.height,
);
