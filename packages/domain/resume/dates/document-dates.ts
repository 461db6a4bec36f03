import { patternOf } from "../../lexicon/lexicon.ts";
import { dates } from "../lexicon/dates.gen.ts";
import type { LaidOutDocument } from "../shape/document.ts";
import type { ResumeText } from "../text/resume-text.ts";
import { findDateSpans } from "./read-dates.ts";

/**
 * Whether 03/04/2020 means the third of April in this CV. Its own dates decide (a 31 in first
 * place, or the first of the month repeatedly). Otherwise, only English text with American places
 * is month first.
 */
export function isDayFirst(document: LaidOutDocument, language: string): boolean {
  const slashed = document.lines.filter((line) => line.text.includes("/"));
  const pairs = slashed.flatMap((line) =>
    [...line.text.matchAll(/\b(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})\b/g)].map(
      (found) => [Number(found[1]), Number(found[2])] as const,
    ),
  );
  if (pairs.some(([first]) => first > 12)) return true;
  if (pairs.some(([, second]) => second > 12)) return false;
  const firsts = new Set(pairs.map(([first]) => first));
  const seconds = new Set(pairs.map(([, second]) => second));
  if (firsts.size === 1 && firsts.has(1) && seconds.size > 1) return true;
  if (seconds.size === 1 && seconds.has(1) && firsts.size > 1) return false;
  if (language !== "en") return true;
  return !document.lines.some(({ text }) =>
    /,\s*[A-Z]{2}\s+\d{5}\b|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/.test(text),
  );
}

/** The date used for "present", and its source. */
export type PresentDay = { asOf: string; asOfFrom: "stated" | "received" };

/**
 * The date used for "present": the date that the CV is stamped or signed with, unless it is after
 * the upload or before the newest date in the CV. Otherwise, the date of receipt. The file's
 * metadata is ignored, because exporters or other people may have set it.
 */
export function pickAsOf(document: ResumeText, today: string): PresentDay {
  const received = { asOf: today, asOfFrom: "received" } as const;
  const own = readStamp(document);
  if (own === null || own > today) return received;
  const month = own.slice(0, 7);
  for (const line of document.lines) {
    for (const span of findDateSpans(line.text)) {
      for (const date of [span.start, span.end]) {
        const isPast = date !== null && date <= today.slice(0, date.length);
        if (isPast && date > month.slice(0, date.length)) return received;
      }
    }
  }
  return { asOf: own, asOfFrom: "stated" };
}

const stamp = new RegExp(`(?:${patternOf(dates, "stamp")})\\s*[:.]?\\s*`);
const monthNames = patternOf(dates, ...Array.from({ length: 12 }, (_, at) => String(at + 1)));
const signed = new RegExp(
  `^\\s*\\p{L}[\\p{L} .-]{2,30},\\s*(?:(?:${patternOf(dates, "signedOn", "signedThis")})\\s*)?(?=\\d|(?:${monthNames})\\b)`,
  "u",
);

/** "Köln, im Mai 2024" as one of the last lines: a place and a date, and nothing else. */
export function isSignature(
  { lines, folded }: Pick<ResumeText, "lines" | "folded">,
  at: number,
): boolean {
  const [text = "", plain = ""] = [lines[at]?.text, folded[at]];
  const found = at >= lines.length - lastLines && text.length <= 60 ? signed.exec(plain) : null;
  // "State University, May 2016" is no signature, so a word such as "im" or a day is needed.
  if (!found || !(/,\s*\p{L}/u.test(found[0]) || /\d[./]\d+[./]\d/u.test(plain))) return false;
  const date = text.slice(found[0].length).trim();
  const [span, ...others] = findDateSpans(date, { dayFirst: true });
  return span?.isRange === false && others.length === 0 && date.length <= longestDate;
}

const lastLines = 4;
const longestDate = "am 22. September 2026".length;

/** "Köln, den 03.05.2024" below the CV, or "Last updated on 3rd June 2024" anywhere. */
export function readStamp(document: {
  lines: readonly { text: string }[];
  folded: readonly string[];
}): string | null {
  const last = document.lines.length - 6;
  const texts = document.folded;
  for (const [index, line] of document.lines.entries()) {
    if (line.text.length > 60) continue;
    const folded = texts[index] ?? "";
    const found = stamp.exec(folded) ?? (index > last ? signed.exec(folded) : null);
    if (!found) continue;
    const rest = line.text.slice(found.index + found[0].length);
    const numeric = /^(\d{1,2})[./](\d{1,2})[./](20\d\d)/.exec(rest.trim());
    if (numeric && Number(numeric[2]) <= 12) {
      return `${numeric[3] ?? ""}-${(numeric[2] ?? "").padStart(2, "0")}-${(numeric[1] ?? "").padStart(2, "0")}`;
    }
    const [span] = findDateSpans(rest, { dayFirst: true });
    if (span && !span.isRange && span.start?.length === 7) return `${span.start}-28`;
  }
  return null;
}
