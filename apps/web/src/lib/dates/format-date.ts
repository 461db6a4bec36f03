// Created lazily, because loading the browser's calendar data would delay every page.
let day: Intl.DateTimeFormat | undefined;
let time: Intl.DateTimeFormat | undefined;

/** Formats a date as "Mar 01, 2026". */
export function formatDay(date: Date): string {
  day ??= new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric" });
  return day.format(date);
}

/** Formats a time as "09:05", with 24 hours. */
export function formatTime(date: Date): string {
  time ??= new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
  return time.format(date);
}
