import { patternOf } from "../../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import type { EntryRow, RowOptions } from "./entry-row.ts";
import { isOfNames, opensWithBrand } from "./looks-like-prose.ts";
import { readRoleLabel } from "./role-labels.ts";
import type { SectionLine } from "../sections/split-sections.ts";
import { countWords } from "../text/count-words.ts";

/** Marks the lines that continue a bullet or a sentence as description. */
export function markContinuations(
  rows: EntryRow[],
  lines: readonly SectionLine[],
  options: RowOptions,
): void {
  const widest = Math.max(...lines.map((entry) => entry.text.length), 1);
  rows.forEach((row, at) => {
    const before = rows[at - 1];
    if (!before || !mayContinue(row, before, options)) return;
    const text = row.text.trim();
    const isOpen = !/[.!?:;]$/.test(before.text.trim());
    const wasFull = before.text.length > widest * 0.62 && before.text.length > 45;
    const isLower = /^[\p{Ll}(&,0-9%$€+]/u.test(text) && (isOpen || wasFull || !isOfNames(text));
    const isSameBlock = row.block === before.block && row.page === before.page;
    const differs = row.strong && !before.strong;
    // A line to the left of the description's edge isn't part of it.
    const bullet = bulletAbove(rows, at);
    const isOutdented = bullet !== null && row.x > 0 && row.x < bullet.x - 4;
    if (differs || isOutdented || announcesDate(rows, at)) return;
    const runsOn = isOpen && wasFull && (isSameBlock || danglingEnd.test(before.text.trim()));
    if (isLower || runsOn) {
      row.body = true;
      row.continues = true;
      row.span = null;
      row.rest = row.text;
    }
  });
}

function mayContinue(row: EntryRow, before: EntryRow, { anyDate }: RowOptions): boolean {
  if (!before.body || row.bullet || row.span?.isRange === true) return false;
  if (row.span && row.span.from < 2 && (anyDate === true || row.rest !== "")) return false;
  return !(readRoleLabel(row.text) !== null && /^\d/.test(row.text));
}

/** A word or sign at the end of a line that needs a continuation. */
const danglingEnd = new RegExp(`[,\\-–]$|\\b(?:${patternOf(work, "danglingInText")})$`);

function bulletAbove(rows: readonly EntryRow[], at: number): EntryRow | null {
  for (let before = at - 1; before >= Math.max(0, at - 6); before -= 1) {
    const row = rows[before];
    if (row?.bullet) return row;
    if (!row?.body) return null;
  }
  return null;
}

/** A short capitalized line right above a dated header line is also a header line. */
function announcesDate(rows: readonly EntryRow[], at: number): boolean {
  const row = rows[at];
  const next = rows[at + 1];
  if (!row || !next?.span?.isRange || next.body) return false;
  const text = row.text.trim();
  return (/^\p{Lu}/u.test(text) && countWords(text) <= 8) || opensWithBrand(text);
}
