import { rateTitle, ratePiece } from "./classify-piece.ts";
import type { DateSpan } from "./read-dates.ts";
import type { RoleRow } from "./role-rows.ts";

/** The lines of one role: those that name it, and those that describe it. */
export type RoleDraft = {
  header: RoleRow[];
  body: RoleRow[];
  span: DateSpan | null;
  /** An employer's line above several roles. */
  banner: RoleRow[];
};

/**
 * Parts a section's rows into roles. Dated lines are the anchors; the header lines around one are
 * its own as long as they tell something that it lacks (a title, an employer, a place).
 */
export function groupRoles(rows: readonly RoleRow[]): RoleDraft[] {
  const anchors = findAnchors(rows);
  if (anchors.length === 0) return groupUndated(rows);
  const drafts: RoleDraft[] = [];
  const firstAnchor = anchors[0] ?? 0;
  const usualBefore = Math.min(headerRunBefore(rows, firstAnchor, 0).length, 3);
  let from = 0;
  anchors.forEach((anchor, order) => {
    const row = rows[anchor];
    if (!row) return;
    const until = anchors[order + 1] ?? rows.length;
    const before = rowsBefore(rows, anchor, { from, usualBefore, isFirst: order === 0 });
    const previous = drafts[drafts.length - 1];
    const bodyStart = from;
    const bodyEnd = anchor - before.length;
    if (previous) previous.body.push(...rows.slice(bodyStart, bodyEnd));
    const header = [...before, row];
    let at = anchor + 1;
    while (at < until && header.length < 6) {
      const next = rows[at];
      if (!next || !isHeaderAfter(header, rows, at)) break;
      header.push(next);
      at += 1;
    }
    drafts.push({ header, body: [], span: row.span, banner: [] });
    from = at;
  });
  drafts[drafts.length - 1]?.body.push(...rows.slice(from));
  return drafts;
}

/** Dated header lines; where none is, dated bullets that name an occupation. */
function findAnchors(rows: readonly RoleRow[]): number[] {
  const dated = rows.flatMap((row, at) => (row.span && !row.body ? [at] : []));
  const ranges = dated.filter((at) => rows[at]?.span?.isRange === true);
  const isMostlyRanges = ranges.length * 2 >= dated.length;
  const anchors = dated.filter((at) => {
    const row = rows[at];
    if (!row?.span) return false;
    if (row.span.isRange) return true;
    // Beside ranges, a single date is a role's only if its line looks like theirs.
    return (
      !isMostlyRanges || ranges.length === 0 || rateTitle(row.rest) >= 0.7 || hasTitleNear(rows, at)
    );
  });
  if (anchors.length > 0) return anchors;
  return rows.flatMap((row, at) =>
    row.bullet &&
    row.span?.isRange === true &&
    row.text.length < 120 &&
    rateTitle(row.rest.split(/[\t,|]/)[0] ?? "") >= 0.6
      ? [at]
      : [],
  );
}

function hasTitleNear(rows: readonly RoleRow[], at: number): boolean {
  return [at - 1, at + 1].some((near) => {
    const row = rows[near];
    return row !== undefined && !row.body && !row.span && rateTitle(row.rest) >= 0.7;
  });
}

function headerRunBefore(rows: readonly RoleRow[], anchor: number, from: number): RoleRow[] {
  const run: RoleRow[] = [];
  for (let at = anchor - 1; at >= from; at -= 1) {
    const row = rows[at];
    if (!row || row.body || row.span) break;
    run.unshift(row);
  }
  return run;
}

function rowsBefore(
  rows: readonly RoleRow[],
  anchor: number,
  { from, usualBefore, isFirst }: { from: number; usualBefore: number; isFirst: boolean },
): RoleRow[] {
  const run = headerRunBefore(rows, anchor, from);
  const row = rows[anchor];
  if (run.length === 0 || !row) return [];
  if (isFirst) return run.slice(-3);
  if (usualBefore > 0) return run.slice(-usualBefore);
  // The first role had nothing above its dates: a line here needs a reason to belong below.
  const last = run[run.length - 1];
  if (!last) return [];
  const own = needs(row.rest);
  const rating = ratePiece(last.rest);
  const isNeeded =
    (own.company && rating.company >= 0.5) ||
    (own.title && rating.title >= 0.7) ||
    (last.strong && row.rest === "");
  return isNeeded || last.strong ? [last] : [];
}

/** What a header line leaves open. */
function needs(text: string): { title: boolean; company: boolean } {
  const pieces = text
    .split(/\t|\s\|\s|\s[·•]\s|\s[–—-]\s|,\s|\sat\s/)
    .filter((piece) => piece.trim() !== "");
  const ratings = pieces.map(ratePiece).filter((rating) => !rating.aside);
  const titles = ratings.filter((rating) => rating.title >= 0.5 && rating.title >= rating.company);
  const others = ratings.filter((rating) => rating.title < 0.5 && rating.location < 0.8);
  return { title: titles.length === 0, company: others.length === 0 };
}

function isHeaderAfter(header: readonly RoleRow[], rows: readonly RoleRow[], at: number): boolean {
  const next = rows[at];
  if (!next || next.body || next.span) return false;
  const text = header
    .map((row) => row.rest)
    .filter((rest) => rest !== "")
    .join("\t");
  const lacking = needs(text);
  const pieces = next.rest.split(/\t|\s\|\s|\s[·•]\s/).map(ratePiece);
  const isPlace =
    pieces.length > 0 && pieces.every((piece) => piece.location >= 0.8 || piece.aside);
  if (isPlace) return true;
  if (!lacking.title && !lacking.company) return false;
  const words = next.rest.trim().split(/\s+/).length;
  if (words > 12 || /[:]$/.test(next.rest)) return false;
  if (lacking.title && pieces.some((piece) => piece.title >= 0.5)) return true;
  if (text === "") return true;
  return lacking.company && pieces.some((piece) => piece.company >= 0.3 && piece.title < 0.75);
}

/** Without any date, a header is what stands above bullets and names an occupation. */
function groupUndated(rows: readonly RoleRow[]): RoleDraft[] {
  const drafts: RoleDraft[] = [];
  let run: RoleRow[] = [];
  let current: RoleDraft | null = null;
  rows.forEach((row, at) => {
    if (!row.body) {
      run.push(row);
      const next = rows[at + 1];
      const isEnd = !next || next.body;
      if (!isEnd) return;
      const isHeader =
        run.length <= 3 &&
        run.some((entry) =>
          entry.rest.split(/\t|\s\|\s|\s[·•–—-]\s|,\s/).some((piece) => rateTitle(piece) >= 0.6),
        );
      if (isHeader) {
        current = { header: run, body: [], span: null, banner: [] };
        drafts.push(current);
      } else if (current) {
        current.body.push(...run);
      }
      run = [];
      return;
    }
    current?.body.push(row);
  });
  return drafts;
}
