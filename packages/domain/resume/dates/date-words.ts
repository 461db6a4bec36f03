import type { PartialDate } from "../shape/parsed-resume.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `2021-03` → "Mar 2021", `2021` → "2021". */
export function dateWords(date: PartialDate): string {
  const [year = date, month] = date.split("-");
  const name = months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}

/** `2026-11-22` → "Nov 22, 2026", the format for full dates throughout the product. */
export function dayWords(day: string): string {
  const [year = day, month, date = ""] = day.split("-");
  const name = months[Number(month) - 1];
  return name === undefined ? day : `${name} ${date}, ${year}`;
}
