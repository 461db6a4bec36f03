const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

// Made when it is first asked for, as the formats of dates are.
let format: Intl.RelativeTimeFormat | undefined;

/**
 * "just now", "2 minutes ago", "yesterday". Only of what has happened: to a device whose clock is
 * behind the server's, it would seem to be still to come.
 */
export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.min(0, (date.getTime() - now.getTime()) / 1000);
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  if (!unit) return "just now";
  format ??= new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  return format.format(Math.trunc(seconds / unit[1]), unit[0]);
}
