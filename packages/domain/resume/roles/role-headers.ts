import type { ReadEntry } from "../entries/choose-arrangement.ts";
import { isAside, isTitleHead, rateTitle } from "../places/classify-piece.ts";
import { peelPlace } from "../places/peel-place.ts";
import type { DateSpan } from "../dates/read-dates.ts";
import { foldWords } from "../text/fold-text.ts";
import { isSelfEmployed } from "./role-evidence.ts";
import type { EntryRow } from "../entries/entry-row.ts";

export type RoleHeader = {
  title: string | null;
  company: string | null;
  location: string | null;
  asides: readonly string[];
  confidence: number;
};

/** A role before its dates are evaluated: its header, description and date span. */
export type RoleDraft = RoleHeader & {
  header: EntryRow[];
  body: EntryRow[];
  span: DateSpan | null;
};

/** The roles of a section's entries. A post under an employer's heading gets that employer. */
export function draftRoles(rows: readonly EntryRow[], entries: readonly ReadEntry[]): RoleDraft[] {
  const starts = entries.map(({ header }) => rows.indexOf(header[0] as EntryRow));
  let heading: Pick<RoleHeader, "company" | "location"> | null = null;
  return entries.flatMap((read, at) => {
    const { header } = read;
    const body = rows
      .slice(starts[at] ?? 0, starts[at + 1] ?? rows.length)
      .filter((row) => !header.includes(row));
    const draft = { ...headerOf(read), header, body, span: read.entry.row.span };
    if (isDatedHeading(draft, entries[at + 1])) {
      heading = { company: draft.company ?? draft.title, location: draft.location };
      return [];
    }
    if (draft.company === null && draft.title !== null && heading) {
      draft.company = heading.company;
      draft.location ??= heading.location;
    } else {
      heading = draft.company === null ? null : opensGroup(read) ? draft : null;
    }
    return [draft];
  });
}

/** Whether the employer is on a separate row above the title. */
function opensGroup({ reading: { what, where }, header }: ReadEntry): boolean {
  if (!what || !where) return false;
  return header.indexOf(where.first.row) < header.indexOf(what.first.row);
}

/** Whether the draft is a dated employer without a title, above titles dated within its range. */
function isDatedHeading(draft: RoleDraft, next: ReadEntry | undefined): boolean {
  const inner = next?.entry.row.span;
  if (!draft.span?.isRange || !next || !inner || !next.reading.what || next.reading.where)
    return false;
  const isBare = draft.title === null || (draft.company === null && rateTitle(draft.title) < 0.4);
  return isBare && !draft.body.some((row) => row.bullet) && isWithin(inner, draft.span);
}

function isWithin(inner: DateSpan, outer: DateSpan): boolean {
  const start = outer.start ?? "";
  const length = Math.min(start.length, inner.start?.length ?? 4);
  return (
    (inner.start ?? "").slice(0, length) >= start.slice(0, length) &&
    endYear(inner) <= endYear(outer)
  );
}

function endYear({ isCurrent, end }: DateSpan): string {
  return isCurrent ? "9999" : (end ?? "").slice(0, 4);
}

function headerOf({ reading, confidence }: ReadEntry): RoleHeader {
  const { what, where, place, asides } = reading;
  const own = where ? peelPlace(where.text) : null;
  return {
    title: what ? withoutType(what.text) : null,
    company: own?.rest ?? asides.find(isSelfEmployed) ?? null,
    location: place?.text ?? own?.location ?? null,
    asides,
    confidence,
  };
}

/** "Nurse (full-time)" → "Nurse". Any other text in brackets belongs to the title. */
function withoutType(title: string): string {
  const bracket = /^(.{3,}?)[([]([^()[\]]+)[)\]]$/.exec(title);
  if (bracket && isAside(bracket[2] ?? "")) return (bracket[1] ?? title).trim();
  const tail = /^(.{3,}?)(?:\s[–—-]\s|,\s)([^,–—]{1,100})$/.exec(title);
  return tail && isAside(tail[2] ?? "") && !isTitleHead(foldWords(tail[2] ?? ""))
    ? (tail[1] ?? title).trim()
    : title;
}
