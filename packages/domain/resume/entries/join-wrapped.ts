import { patternOf } from "../../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import { namesTitle, rateTitle } from "../places/classify-piece.ts";
import { nameOfStudy } from "../places/schooling-patterns.ts";
import type { TextLine } from "../shape/document.ts";
import { foldText } from "../text/fold-text.ts";
import { readRoleLabel } from "./role-labels.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import { rateLocation } from "../places/recognize-location.ts";
import type { SectionLine } from "../sections/split-sections.ts";

/**
 * Joins header lines wrapped by the page's width: "Head Chef, The Salt Orchard" / "Restaurant".
 * Bullets and prose are unchanged, because their continuations are handled elsewhere.
 */
export function joinWrapped(lines: readonly SectionLine[]): SectionLine[] {
  const limit = Math.max(0, ...lines.map(({ line }) => line.box.x + line.box.width));
  const joined: SectionLine[] = [];
  let underBullet = false;
  for (const entry of lines) {
    const before = joined[joined.length - 1];
    if (entry.line.bullet) underBullet = true;
    else if (before && entry.line.block !== before.line.block) underBullet = false;
    const text = before && !underBullet ? joinTwo(before, entry, limit) : null;
    if (before && text !== null) {
      joined[joined.length - 1] = {
        ...before,
        text,
        also: [...(before.also ?? []), entry.index],
        line: {
          ...before.line,
          box: { ...before.line.box, y: entry.line.box.y },
          block: entry.line.block,
        },
      };
    } else {
      joined.push(entry);
    }
  }
  return joined;
}

/** The joined text if the second line continues the first, or null. */
function joinTwo(first: SectionLine, second: SectionLine, limit: number): string | null {
  const head = first.text.trimEnd();
  const tail = second.text.trim();
  if (!areNeighbours(first.line, second.line)) return null;
  if (head.length + tail.length > 170 || /[.:;!?]$/.test(head.replace(/\b\p{L}{1,4}\.$/u, "")))
    return null;
  if (opensWithRange(tail) && findDateSpans(head).some(({ isRange }) => isRange)) return null;
  const hasCells = head.includes("\t");
  if (!isSameRun(first.line, second.line) || (!hasCells && tail.includes("\t"))) return null;
  if (readRoleLabel(tail) !== null || rateLocation(tail) >= 0.8) return null;
  if (hasCells) return joinCells(first, second);
  return goesOn(first.line, second.line, { head, tail, limit }) ? `${head} ${tail}` : null;
}

/** "sept. 2020 – juin 2021 — Professeur" is an entry of its own. */
function opensWithRange(text: string): boolean {
  const [span] = findDateSpans(text);
  return span?.isRange === true && span.from === 0;
}

/** Whether the lines are adjacent and have the same font size. */
function areNeighbours(one: TextLine, two: TextLine): boolean {
  if (one.bullet || two.bullet || one.page !== two.page || one.column !== two.column) return false;
  return Math.abs(one.fontSize - two.fontSize) <= 0.3 && isClose(one, two);
}

const danglingEnd = new RegExp(`(?:[|·•,&/–—-]|\\b(?:${patternOf(work, "dangling")}))$`, "i");

function goesOn(
  one: TextLine,
  two: TextLine,
  { head, tail, limit }: { head: string; tail: string; limit: number },
): boolean {
  const isDangling = danglingEnd.test(head);
  const isContinuation = /^[|·•,&/–—(]/.test(tail);
  const spans = findDateSpans(head);
  const isWholeDate = spans.some(
    (span) => span.isRange && span.to >= head.length - 1 && !/[-–—]$/.test(head),
  );
  const isCutDate =
    !isWholeDate &&
    findDateSpans(`${head} ${tail}`).some(
      (span) => span.isRange && span.from < head.length && span.to > head.length + 1,
    );
  if (one.block !== two.block) return isCutDate && isDangling;
  // "Art Director | Agency" above "Town | dates" are two separate rows of cells.
  const cell = tail.split(/\s\|\s/);
  if (/\s\|\s/.test(head) && cell.length > 1 && rateLocation(cell[0] ?? "") >= 0.8) return false;
  if (isCutDate || isDangling || isContinuation) return true;
  if (isCutDegree(head, tail)) return true;
  return isFull(one, tail, limit) && !isWholeDate && !isComplete(head, tail);
}

/** "Bachelor of Engineering in Information" / "Technology and Systems, Pune University". */
function isCutDegree(head: string, tail: string): boolean {
  if (!/\s(?:in|of) \p{Lu}\S+$/u.test(head) || nameOfStudy(head) !== "degree") return false;
  const [first = "", ...others] = tail.split(/,\s+/);
  const isSubject = nameOfStudy(first) === null && rateLocation(first) === 0;
  return isSubject && / and /.test(first) && others.some((each) => nameOfStudy(each) === "school");
}

/**
 * Joins a row of cells whose left cell was wrapped. The rest of it is below in the same style, next
 * to the rest of the date or alone.
 */
function joinCells(first: SectionLine, second: SectionLine): string | null {
  const [left = "", ...others] = first.text.split("\t");
  const [below = "", ...rest] = second.text.trim().split("\t");
  if (others.length !== 1 || rest.length > 1 || below.split(" ").length > 4) return null;
  if (!/^[\p{L}\p{N}]/u.test(left)) return null;
  const date = others[0] ?? "";
  const more = rest[0] ?? "";
  const spans = findDateSpans(`${date} ${more}`);
  const isDate = spans.some(
    (span) => span.isRange && span.to - span.from >= date.trim().length * 0.8,
  );
  if (!isDate) return null;
  const isBoldStart = first.line.runs[0]?.bold === true && !first.line.bold;
  if (rest.length === 0) return isBoldStart ? `${left} ${below}\t${date}` : null;
  const namesBoth = /,\s|\s[–—-]\s/.test(left) && namesTitle(left);
  const isCut = namesBoth && findDateSpans(more).every((span) => !span.isRange);
  return isCut ? `${left} ${below}\t${date} ${more}` : null;
}

const joiner = new RegExp(`[,|·–—(@]|\\s(?:${patternOf(work, "atWithin")})\\s`);

/** Whether the line is complete: a plain title, or a degree above its school. */
function isComplete(head: string, tail: string): boolean {
  const isTitle = rateTitle(head) >= 0.75 && !joiner.test(head) && /^\p{Lu}/u.test(tail);
  const [one, two] = [nameOfStudy(head), nameOfStudy(tail)];
  return isTitle || (one !== null && two !== null && one !== two);
}

/** Whether the lines are no farther apart than lines of one paragraph. */
function isClose(one: TextLine, two: TextLine): boolean {
  if (one.fontSize === 0) return one.block === two.block;
  const gap = two.box.y - one.box.y;
  return gap > 0 && gap < one.fontSize * 1.75 && Math.abs(one.box.x - two.box.x) < 3;
}

/** Whether the style at the end of the first line matches the start of the second. */
function isSameRun(one: TextLine, two: TextLine): boolean {
  const start = one.text.includes("\t") ? one.runs[0] : one.runs[one.runs.length - 1];
  const next = two.runs[0];
  return !start || !next || (start.bold === next.bold && start.italic === next.italic);
}

/** Whether the next line's first word would not have fitted on this line. */
function isFull(line: TextLine, next: string, limit: number): boolean {
  if (line.box.width === 0 || line.text.length === 0) return false;
  const character = line.box.width / line.text.length;
  const word = next.split(/\s/)[0] ?? "";
  const room = limit - (line.box.x + line.box.width);
  return room < (word.length + 1) * character * 0.95 && foldText(line.text).length > 12;
}
