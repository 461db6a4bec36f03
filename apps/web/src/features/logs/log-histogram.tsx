import type { LogCounts } from "@resume-picker/domain/logs/log-query";
import type { LogFilter } from "@resume-picker/domain/logs/match-entry";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { clockTime, shortDay } from "./log-time.ts";

type Bar = LogCounts["bars"][number];

type Props = {
  counts: LogCounts | undefined;
  range: Pick<LogFilter, "from" | "to">;
  /** Filters the list by the time of a bar. */
  onChoose: (from: string, to: string) => void;
};

/** The number of entries over time. Arrow keys move between the bars, and each can be selected. */
export function LogHistogram({ counts, range, onChoose }: Props) {
  const [current, setCurrent] = useState(0);
  const bars = counts?.bars ?? [];
  const step = counts?.step ?? 1;
  const start = Math.floor((range.from ?? bars[0]?.from ?? new Date(0)).getTime() / step) * step;
  const last = bars.at(-1)?.from.getTime() ?? start;
  const span = Math.max(last + step, range.to?.getTime() ?? 0) - start;
  const most = Math.max(1, ...bars.map(({ total }) => total));
  const reachable = Math.min(current, bars.length - 1);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(bars.length - 1, reachable + by));
    setCurrent(next);
    const button = event.currentTarget.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div
      role="group"
      aria-label="Log volume"
      className="relative h-8 shrink-0 border-b border-line-strong"
      onKeyDown={move}
    >
      {bars.map((bar, index) => (
        <button
          key={bar.from.getTime()}
          type="button"
          tabIndex={index === reachable ? 0 : -1}
          aria-label={describe(bar)}
          title={describe(bar)}
          className="group absolute inset-y-0 hover:bg-sunken focus-visible:z-10"
          style={{
            left: `${((bar.from.getTime() - start) / span) * 100}%`,
            width: `max(2px, calc(${(step / span) * 100}% - 1px))`,
          }}
          onClick={() =>
            onChoose(bar.from.toISOString(), new Date(bar.from.getTime() + step).toISOString())
          }
        >
          <Column n={bar.total} most={most} className="bg-edge group-hover:bg-ink-3" />
          <Column n={bar.warnings + bar.errors} most={most} className="bg-warning" />
          <Column n={bar.errors} most={most} className="bg-danger" />
        </button>
      ))}
    </div>
  );
}

/** At least 2 pixels high, which keeps rare entries visible. */
function Column({ n, most, className }: { n: number; most: number; className: string }) {
  if (n === 0) return null;
  return (
    <span
      aria-hidden
      className={`absolute inset-x-0 bottom-0 ${className}`}
      style={{ height: `max(2px, ${(n / most) * 100}%)` }}
    />
  );
}

function describe({ from, total, warnings, errors }: Bar): string {
  const at = from.toISOString();
  const parts = [
    `${total.toLocaleString("en")} ${total === 1 ? "entry" : "entries"}`,
    ...(errors > 0 ? [`${errors.toLocaleString("en")} ${errors === 1 ? "error" : "errors"}`] : []),
    ...(warnings > 0
      ? [`${warnings.toLocaleString("en")} ${warnings === 1 ? "warning" : "warnings"}`]
      : []),
  ];
  return `${shortDay(at)}, ${clockTime(at)}: ${parts.join(", ")}`;
}
