import { ongoingPhrases } from "../dates/date-vocabulary.ts";
import type { DateSpan } from "../dates/read-dates.ts";
import { wordsOf } from "../../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import { foldText } from "../text/fold-text.ts";
import type { EntryRow } from "./entry-row.ts";
import { readRoleLabel } from "./role-labels.ts";

const sourceOf = (kind: string): string => wordsOf(work, kind).join("|");

/** "Midori Shoji 入社（経理部）": the row for the day a person joined, with the post in brackets. */
const joining = new RegExp(
  `^(.+?)\\s*(?:${sourceOf("joined")})\\s*(?:[（(]([^（()）]+)[)）])?$`,
  "u",
);
const ends = new Set(wordsOf(work, "endOfList"));
const leaving = new RegExp(`(?:${sourceOf("left")})$`, "u");

/** Joins the joining-date row and leaving-date row of a Japanese CV into one entry. */
export function joinTenures(rows: readonly EntryRow[]): EntryRow[] {
  if (!rows.some((row) => row.span && joining.test(row.rest))) return [...rows];
  const joined: EntryRow[] = [];
  let open: EntryRow | null = null;
  for (const row of rows) {
    const found = joining.exec(row.rest);
    if (found && row.span) {
      const [, where = "", what] = found;
      open = { ...row, rest: what === undefined ? where : `${what}\t${where}` };
      joined.push(open);
    } else if (open?.span && row.span && leaving.test(row.rest)) {
      open.span = lasting(open.span, row.span);
      open = null;
    } else if (open?.span && ongoingPhrases.has(foldText(row.text.trim()))) {
      open.span = lasting(open.span, { end: null, isCurrent: true });
    } else if (!ends.has(row.text.trim())) joined.push(row);
  }
  return joined;
}

/** Joins "From: 03/2020" with "To:" or "To: present" in the row below. */
export function joinLabelledDates(rows: readonly EntryRow[]): void {
  rows.forEach((row, at) => {
    const next = rows[at + 1];
    if (row.label !== "date" || next?.label !== "date" || !row.span || row.span.isRange) return;
    const value = readRoleLabel(next.text)?.value ?? "";
    const isOpen = value === "" || ongoingPhrases.has(foldText(value));
    if (!isOpen && next.span?.isRange !== false) return;
    row.span = lasting(row.span, {
      end: isOpen ? null : (next.span?.end ?? null),
      isCurrent: isOpen,
    });
    next.span = null;
    next.rest = "";
  });
}

function lasting(
  from: DateSpan,
  { end, isCurrent }: Pick<DateSpan, "end" | "isCurrent">,
): DateSpan {
  return { ...from, end, isCurrent, isRange: true };
}
