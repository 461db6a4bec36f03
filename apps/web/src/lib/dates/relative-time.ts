const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

// Created lazily, like the date formats.
let format: Intl.RelativeTimeFormat | undefined;

/**
 * Formats a past time as "just now", "2 minutes ago" or "yesterday". A time in the future counts as
 * now, because the device's clock may be behind the server's.
 */
export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.min(0, (date.getTime() - now.getTime()) / 1000);
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  if (!unit) return "just now";
  format ??= new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  return format.format(Math.trunc(seconds / unit[1]), unit[0]);
}
