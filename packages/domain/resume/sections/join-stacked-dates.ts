import { wordsOf } from "../../lexicon/lexicon.ts";
import { dates } from "../lexicon/dates.gen.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import type { PlacedLine } from "./placed-line.ts";

const joiners: ReadonlySet<string> = new Set([
  ...wordsOf(dates, "untilStacked"),
  ...["-", "–", "—", "|"],
]);

/** Joins "Dec 2013" / "to" / "Current" on three lines into one span that covers their height. */
export function joinStackedDates(lines: readonly PlacedLine[]): PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const entry = lines[at];
    const last = lines[at + 2];
    if (!entry) continue;
    const isStack = joiners.has(lines[at + 1]?.line.text.trim().toLowerCase() ?? "");
    const text = isStack && last ? `${entry.line.text} – ${last.line.text}`.trimEnd() : "";
    const isDate = last !== undefined && isWholeSpan(text, last.line.text);
    const { box } = entry.line;
    const height = isDate ? last.line.box.y + last.line.box.height - box.y : box.height;
    joined.push(
      isDate ? { ...entry, line: { ...entry.line, text, box: { ...box, height } } } : entry,
    );
    if (isDate) at += 2;
  }
  return joined;
}

function isWholeSpan(text: string, last: string): boolean {
  if (text === "" || last.length > 24) return false;
  return findDateSpans(text).some((span) => span.isRange && span.to === text.length);
}
