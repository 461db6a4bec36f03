import { ongoingPhrases } from "../dates/date-vocabulary.ts";
import type { DateSpan } from "../dates/read-dates.ts";
import { wordsOf } from "../../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import { foldText } from "../text/fold-text.ts";
import type { EntryRow } from "./entry-row.ts";

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

function lasting(
  from: DateSpan,
  { end, isCurrent }: Pick<DateSpan, "end" | "isCurrent">,
): DateSpan {
  return { ...from, end, isCurrent, isRange: true };
}
