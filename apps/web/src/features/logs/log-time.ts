const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit" });

/** Formats a time as "13:05:09". */
export const clockTime = (timestamp: string): string => clock.format(new Date(timestamp));

/** Formats a date as "Nov 26". */
export const shortDay = (timestamp: string): string => day.format(new Date(timestamp));
