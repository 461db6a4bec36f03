import { formatDay, formatTime } from "../../lib/dates/format-date.ts";

/** The date above the time of day, or "Never". */
export function DayAndTime({ date }: { date: Date | null }) {
  if (date === null) return <span className="text-ink-3">Never</span>;
  return (
    <time
      dateTime={date.toISOString()}
      className="figures text-left whitespace-nowrap max-md:text-right"
    >
      <span className="block">{formatDay(date)}</span>
      <span className="block text-13 text-ink-3">{formatTime(date)}</span>
    </time>
  );
}
