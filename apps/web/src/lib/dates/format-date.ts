const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** "Mar 01, 2026" */
export const formatDay = (date: Date): string => day.format(date);

/** "09:05", of 24 hours. */
export const formatTime = (date: Date): string => time.format(date);
