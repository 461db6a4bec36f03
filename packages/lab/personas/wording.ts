import { z } from "zod";
import { readData } from "../harness/read-data.ts";
import type { Persona } from "./persona.ts";

const texts = z.array(z.string());
const Wording = z.strictObject({
  headings: z.strictObject({
    summary: texts,
    experience: texts,
    education: texts,
    skills: texts,
    languages: texts,
    contact: texts,
  }),
  months: texts,
  short: texts,
  now: texts,
  since: z.string(),
  at: z.string(),
});
const Wordings = z.strictObject({
  en: Wording,
  de: Wording,
  fr: Wording,
  es: Wording,
  pt: Wording,
  it: Wording,
  nl: Wording,
});

/** Section headings and date formats of CVs in each language. */
export const wordings = readData("personas/wordings", Wordings);

const dateStyles = 8;

/** Formats a date range in the language, in one of several styles. */
export function writeSpan(
  span: { start: string; end: string | null },
  language: Persona["language"],
  style: number,
): string {
  const wording = wordings[language];
  const now = wording.now[style % wording.now.length] ?? "";
  const custom = style % dateStyles;
  const write = (date: string): string => {
    const [year = "", month = ""] = date.split("-");
    const index = Number(month) - 1;
    if (custom === 0 || custom === 5) return `${month}/${year}`;
    if (custom === 1) return `${wording.months[index] ?? ""} ${year}`;
    if (custom === 2 || custom === 6) return `${wording.short[index] ?? ""} ${year}`;
    if (custom === 3) return `${month}.${year}`;
    if (custom === 4) return year;
    return `${year}-${month}`;
  };
  const dash = custom === 5 ? "-" : custom === 6 ? " — " : " – ";
  if (span.end === null && custom === 3 && /^(?:de|nl)$/.test(language))
    return `${wording.since} ${write(span.start)}`;
  if (span.end === null) return `${write(span.start)}${now === "to date" ? " " : dash}${now}`;
  return `${write(span.start)}${dash}${write(span.end)}`;
}

/** True if the style omits months. A reader can't know them either. */
export function isYearOnly(style: number): boolean {
  return style % dateStyles === 4;
}
