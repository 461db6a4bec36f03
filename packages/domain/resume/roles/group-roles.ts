import type { PieceRating } from "../places/classify-piece.ts";
import { ratePiece, rateTitle } from "../places/classify-piece.ts";
import { isSelfEmployed, labelHeader } from "./label-header.ts";
import type { DateSpan } from "../dates/read-dates.ts";
import { peelLocation } from "../places/recognize-location.ts";
import { readRoleLabel } from "./role-labels.ts";
import type { RoleRow } from "./role-rows.ts";
import { countWords } from "../text/count-words.ts";

/** The lines of one role: those that name it, and those that describe it. */
export type RoleDraft = { header: RoleRow[]; body: RoleRow[]; span: DateSpan | null };

const maxBefore = 3;
const maxRows = 7;

/**
 * Parts a section's rows into roles. Dated lines are the anchors; the header lines around one are
 * its own as long as they tell something that it lacks (a title, an employer, a place).
 */
export function groupRoles(rows: readonly RoleRow[]): RoleDraft[] {
  const anchors = findAnchors(rows);
  if (anchors.length === 0) return groupUndated(rows);
  const usual = Math.min(runBefore(rows, anchors[0] ?? 0, 0).length, maxBefore);
  const drafts: RoleDraft[] = [];
  let from = 0;
  anchors.forEach((anchor, order) => {
    const row = rows[anchor];
    if (!row) return;
    const until = anchors[order + 1] ?? rows.length;
    const before = rowsBefore(rows, anchor, { from, usual, isFirst: order === 0 });
    drafts[drafts.length - 1]?.body.push(...rows.slice(from, anchor - before.length));
    const header = [...before, row];
    const reserved =
      until < rows.length ? runBefore(rows, until, anchor + 1).slice(-usual || rows.length) : [];
    let at = anchor + 1;
    for (; at < until && header.length < maxRows; at += 1) {
      const next = rows[at];
      if (next && skipsLabel(header, rows, at)) continue;
      if (!next || !belongsToHeader(header, next)) break;
      if (reserved.includes(next) && !isOnlyPlace(next)) break;
      header.push(next);
    }
    drafts.push({ header, body: [], span: row.span });
    from = at;
  });
  drafts[drafts.length - 1]?.body.push(...rows.slice(from));
  return drafts.map(adoptFirstBullet);
}

/** Dated header lines; where there are none, dated bullets that name an occupation. */
function findAnchors(rows: readonly RoleRow[]): number[] {
  const dated = rows.flatMap((row, at) => (row.span && !row.body ? [at] : []));
  const ranges = dated.filter((at) => rows[at]?.span?.isRange === true);
  const areMostlyRanges = ranges.length > 0 && ranges.length * 2 >= dated.length;
  // Beside ranges, a single date is a role's only if an occupation stands with it.
  const anchors = dated.filter((at) => {
    const row = rows[at];
    return row?.span?.isRange === true || !areMostlyRanges || hasTitleNear(rows, at);
  });
  if (anchors.length > 0) return anchors;
  return rows.flatMap((row, at) => {
    const lead = row.rest
      .split(/\t|,\s|\s\|\s|\s[–—-]\s|:\s/)
      .some((piece) => rateTitle(piece) >= 0.6);
    return row.bullet && row.span?.isRange === true && row.text.length < 130 && lead ? [at] : [];
  });
}

function hasTitleNear(rows: readonly RoleRow[], at: number): boolean {
  return [at - 1, at, at + 1].some((near) => {
    const row = rows[near];
    if (row === undefined || row.body || (near !== at && row.span)) return false;
    return row.rest.split(/\t|,\s|\s\|\s|\s[·•–—-]\s/).some((piece) => rateTitle(piece) >= 0.6);
  });
}

function runBefore(rows: readonly RoleRow[], anchor: number, from: number): RoleRow[] {
  const run: RoleRow[] = [];
  for (let at = anchor - 1; at >= from; at -= 1) {
    const row = rows[at];
    if (!row || row.body || row.span || /[:：]$/.test(row.text.trim())) break;
    run.unshift(row);
  }
  return run;
}

function rowsBefore(
  rows: readonly RoleRow[],
  anchor: number,
  { from, usual, isFirst }: { from: number; usual: number; isFirst: boolean },
): RoleRow[] {
  const run = runBefore(rows, anchor, from);
  const row = rows[anchor];
  const last = run[run.length - 1];
  if (!row || !last) return [];
  if (isFirst) return run.slice(-maxBefore);
  if (usual === 0) return isNeededAbove(row, last) ? [last] : [];
  if (isWhole(row) && isPlain(last)) return [];
  const more = run[run.length - usual - 1];
  const completes = more !== undefined && fillsGap(more.rest, [...run.slice(-usual), row]);
  return run.slice(completes ? -usual - 1 : -usual);
}

/** True when the text surely is the title or the employer that the header lacks. */
function fillsGap(rest: string, header: readonly RoleRow[]): boolean {
  const lacking = lacks(header);
  const rate = ratePiece(rest);
  return (lacking.title && rate.title >= 0.7) || (lacking.company && rate.company >= 0.6);
}

/** Where the first role had nothing above its date, a line needs a reason to belong below. */
function isNeededAbove(row: RoleRow, last: RoleRow): boolean {
  const own = lacks([row]);
  const rating = ratePiece(last.rest.split(/\t|\s\|\s/)[0] ?? "");
  const isNeeded = (own.company && rating.company >= 0.5) || (own.title && rating.title >= 0.7);
  return isNeeded || last.strong || (row.rest === "" && own.company && own.title);
}

/** The dated line names both the occupation and the employer. */
function isWhole(row: RoleRow): boolean {
  const own = lacks([row]);
  return !own.title && !own.company && !own.unsure;
}

/** Words about the work rather than a name of anything. */
function isPlain(row: RoleRow): boolean {
  const { title, company } = ratePiece(row.rest);
  return !row.strong && title < 0.5 && company < 0.5 && peelLocation(row.rest).location === null;
}

/** What the header lines leave open. A comma's tail may be a team: then the employer is unsure. */
function lacks(header: readonly RoleRow[]): { title: boolean; company: boolean; unsure: boolean } {
  const lines = header.map((row) => row.rest).filter((rest) => rest !== "");
  const found = labelHeader(lines, 0);
  const isTitle = found.title !== null && (rateTitle(found.title) >= 0.4 || found.by === "label");
  const unsure = found.by === "comma" && ratePiece(found.company ?? "").company < 0.5;
  return { title: !isTitle, company: found.company === null, unsure };
}

function belongsToHeader(header: readonly RoleRow[], next: RoleRow): boolean {
  if (next.body || next.span) return false;
  const label = readRoleLabel(next.rest);
  if (label) {
    const known = header.some((row) => readRoleLabel(row.rest)?.part === label.part);
    return label.part !== "aside" && !known;
  }
  if (isOnlyPlace(next)) return true;
  const isEmpty = header.every((row) => row.rest === "");
  const last = header[header.length - 1];
  if (next.plain && last && next.block > last.block && !isEmpty) return false;
  const words = countWords(next.rest.trim());
  if (words > 12 || /[:：]$/.test(next.rest)) return false;
  return isEmpty || tellsMore(header, next);
}

/** True when the row holds what the header lacks. */
function tellsMore(header: readonly RoleRow[], next: RoleRow): boolean {
  const pieces = ratePieces(next);
  const places = pieces.filter((piece) => piece.location >= 0.8).length;
  const words = countWords(next.rest.trim());
  const lacking = lacks(header);
  if (lacking.title && pieces.some((piece) => piece.title >= 0.5)) return true;
  const isNamed = pieces.some(
    (piece) => piece.company >= 0.3 && piece.title < 0.75 && piece.location < 0.8,
  );
  if (lacking.company || (lacking.title && words <= 8)) return isNamed;
  return (
    lacking.unsure &&
    (places > 0 || pieces.some((piece) => piece.company >= 0.5 && piece.title < 0.5))
  );
}

/** In a form, other labelled lines stand between those of the employer and the occupation. */
function skipsLabel(header: readonly RoleRow[], rows: readonly RoleRow[], at: number): boolean {
  const isForm = header.some((row) => readRoleLabel(row.text) !== null);
  const isAside = readRoleLabel(rows[at]?.text ?? "")?.part === "aside";
  const next = readRoleLabel(rows[at + 1]?.rest ?? "")?.part;
  if (isForm && isAside && (next === "title" || next === "company")) return true;
  // "Salary: …", "Hours per week: 40" between the dates and the occupation.
  if (!isAside || !lacks(header).title) return false;
  const named = rows.slice(at + 1, at + 4).find((row) => readRoleLabel(row.text)?.part !== "aside");
  return (
    named !== undefined && !named.body && named.span === null && ratePieceStart(named.rest) >= 0.7
  );
}

function ratePieceStart(rest: string): number {
  return rateTitle(rest.split(/\t|,\s|\s\|\s/)[0] ?? "");
}

function ratePieces(row: RoleRow): PieceRating[] {
  return row.rest.split(/\t|\s\|\s|\s[·•]\s/).map((piece) => {
    const whole = ratePiece(piece);
    const bare = whole.location >= 0.8 ? piece : peelLocation(piece).rest;
    return bare === piece
      ? whole
      : { ...whole, company: Math.max(whole.company, ratePiece(bare).company) };
  });
}

function isOnlyPlace(row: RoleRow): boolean {
  if (isSelfEmployed(row.rest)) return false;
  return ratePieces(row).every((piece) => piece.location >= 0.8 || piece.aside);
}

/** Without any date, a header is what stands above bullets and names an occupation. */
function groupUndated(rows: readonly RoleRow[]): RoleDraft[] {
  const drafts: RoleDraft[] = [];
  let run: RoleRow[] = [];
  for (const [at, row] of rows.entries()) {
    const current = drafts[drafts.length - 1];
    if (row.body) {
      current?.body.push(row);
      continue;
    }
    run.push(row);
    const next = rows[at + 1];
    if (next && !next.body) continue;
    const isHeader =
      run.length <= 3 &&
      run.some((entry) =>
        entry.rest
          .split(/\t|\s\|\s|\s[·•–—-]\s|,\s|\sat\s/)
          .some((piece) => rateTitle(piece) >= 0.6),
      );
    if (isHeader) drafts.push({ header: run, body: [], span: null });
    else current?.body.push(...run);
    run = [];
  }
  return drafts;
}

/** "Mar 2021 - Present" alone on its line, with the role in the first bullet below. */
function adoptFirstBullet(draft: RoleDraft): RoleDraft {
  const [first, ...others] = draft.body;
  const isBare = draft.header.every((row) => row.rest === "");
  if (!isBare || !first || first.text.length > 110) return draft;
  const names = first.rest
    .split(/\t|,\s|\s\|\s|\s[–—-]\s|\sat\s/)
    .some((piece) => rateTitle(piece) >= 0.6);
  return names ? { ...draft, header: [...draft.header, first], body: others } : draft;
}
