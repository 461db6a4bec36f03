import { benchDay } from "../../personas/compose.ts";
import type { Language } from "../languages.ts";
import type { Span } from "./dates.ts";
import { monthNumber } from "./posts.ts";

/** Formats a duration as "2 years 3 months", as LinkedIn shows it next to the dates. */
export function writeDuration({ start, end }: Span, language: Language): string {
  const months = monthNumber(end ?? benchDay) - monthNumber(start) + 1;
  const parts = { year: Math.floor(months / 12), month: months % 12 };
  return Object.entries(parts)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) =>
      new Intl.NumberFormat(language, {
        style: "unit",
        unit,
        unitDisplay: "long",
        numberingSystem: "latn",
      }).format(count),
    )
    .join(" ");
}
