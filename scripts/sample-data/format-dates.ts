import type { DateStyle, Persona, Role } from "./persona.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Formats a range such as "Mar 2021 – Present" in the style of the person's CV. */
export function formatSpan({ from, to }: Role, { dates, headings }: Persona): string {
  const end = to === null ? headings.present : formatMonth(to, dates);
  return `${formatMonth(from, dates)} – ${end}`;
}

function formatMonth(date: string, style: DateStyle): string {
  const [year = "", month = ""] = date.split("-");
  const name = months[Number(month) - 1] ?? "";
  switch (style) {
    case "Mar 2021":
      return `${name.slice(0, 3)} ${year}`;
    case "March 2021":
      return `${name} ${year}`;
    case "03/2021":
      return `${month}/${year}`;
    case "2021":
      return year;
  }
}
