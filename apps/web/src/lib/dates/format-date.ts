// Made when they are first asked for: what every page loads would wait for the browser's calendars.
let day: Intl.DateTimeFormat | undefined;
let time: Intl.DateTimeFormat | undefined;

/** "Mar 01, 2026" */
export function formatDay(date: Date): string {
  day ??= new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric" });
  return day.format(date);
}

/** "09:05", of 24 hours. */
export function formatTime(date: Date): string {
  time ??= new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
  return time.format(date);
}
