import { isDateLike } from "./date-like.ts";
import { isBullet, isWeakBullet } from "./characters.ts";
import { findJustified } from "./find-justified.ts";
import type { Segment, Word } from "./word.ts";

/** The gap, in em, from which two words are separate segments (a tab, a cell, a column). */
const segmentGap = 1.1;
/** The gap, in em, from which two pieces are separate words. */
const wordGap = 0.115;
/** The largest distance, in em, between baselines of one visual line. */
const baselineTolerance = 0.33;

export type Row = { words: Word[]; baseline: number; size: number };

/** Groups words into lines across the whole page, regardless of columns. */
function groupRows(words: readonly Word[]): Row[] {
  const rows: Row[] = [];
  const open: Row[] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    while (open[0] && open[0].baseline < word.baseline - 60) open.shift();
    let best: Row | null = null;
    let bestDistance = Infinity;
    for (const row of open) {
      const distance = Math.abs(row.baseline - word.baseline);
      if (distance > baselineTolerance * Math.min(row.size, word.size)) continue;
      if (distance < bestDistance && !row.words.some((other) => overlaps(other, word))) {
        best = row;
        bestDistance = distance;
      }
    }
    if (best) {
      best.words.push(word);
      best.size = Math.max(best.size, word.size);
    } else {
      const row = { words: [word], baseline: word.baseline, size: word.size };
      rows.push(row);
      open.push(row);
    }
  }
  return rows;
}

function overlaps(a: Word, b: Word): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return (
    shared > 0.3 * Math.min(a.right - a.left, b.right - b.left) &&
    shared > 0.1 * Math.min(a.size, b.size)
  );
}

/** Splits each row at its wide gaps. A bullet stays with its text. */
export function buildSegments(all: readonly Word[]): Segment[] {
  const segments: Segment[] = [];
  for (const row of groupRows(all)) {
    let current: Word[] = [];
    const words = fromTheLeft(row.words);
    const justified = findJustified(words);
    for (const word of words) {
      const last = current[current.length - 1];
      const isWide = last && word.left - last.right > widestSpace(last, word);
      if (isWide && !justified.has(word) && !pointsAt(current, word)) {
        pushSegment(segments, current);
        current = [];
      }
      current.push(word);
    }
    pushSegment(segments, current);
  }
  return segments;
}

/** Sorts by the left edge. In most rows the words are already sorted. */
function fromTheLeft(words: readonly Word[]): readonly Word[] {
  const isOrdered = words.every(
    (word, index) => word.left >= (words[index - 1]?.left ?? -Infinity),
  );
  return isOrdered ? words : words.toSorted((a, b) => a.left - b.left);
}

/** In letter-spaced text, the gaps between words are wider too. */
function widestSpace(last: Word, next: Word): number {
  return segmentGap * Math.min(last.size, next.size) + 3 * Math.min(last.tracking, next.tracking);
}

/** A lone bullet may be up to four em before its text. */
function pointsAt(current: readonly Word[], next: Word): boolean {
  const [only] = current;
  if (!only || current.length > 1) return false;
  if (!isBullet(only.text) && !isWeakBullet(only.text) && !only.icon) return false;
  return next.left - only.right < 4 * next.size;
}

function pushSegment(segments: Segment[], words: Word[]): void {
  const segment = toSegment(words);
  if (segment) segments.push(segment);
}

/** Null if there is no text besides icons and a bullet. */
export function toSegment(words: readonly Word[], hadBullet = false): Segment | null {
  const all = joinParts(words);
  const mark = markOf(all);
  const bullet = hadBullet || mark !== null;
  if (mark === "word") all.shift();
  const kept = all.some((word) => word.icon) ? all.filter((word) => !word.icon) : all;
  const [start] = kept;
  if (!start) return null;
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let [main, size, bold, order, text] = [start, start.size, true, start.order, ""];
  for (const word of kept) {
    if (word.text.length > main.text.length) main = word;
    text += text === "" ? word.text : ` ${word.text}`;
    size = Math.max(size, word.size);
    order = Math.min(order, word.order);
    bounds.left = Math.min(bounds.left, word.left);
    bounds.right = Math.max(bounds.right, word.right);
    bounds.top = Math.min(bounds.top, word.baseline - 0.8 * word.size);
    bounds.bottom = Math.max(bounds.bottom, word.baseline + 0.22 * word.size);
    if (bold && !word.bold) bold = !/[\p{L}\p{N}]/u.test(word.text);
  }
  return {
    words: kept,
    text,
    left: bounds.left,
    right: bounds.right,
    top: bounds.top,
    bottom: bounds.bottom,
    baseline: main.baseline,
    size,
    bold,
    color: main.color,
    order,
    bullet,
    style: styleOf({ size, bold, color: main.color, text }),
  };
}

/** Returns how the first word marks a list item: as a bullet, or as a picture before the text. */
function markOf(words: readonly Word[]): "word" | "picture" | null {
  const [first, second] = words;
  if (!first || !(second || isBullet(first.text))) return null;
  const apart = second ? second.left - first.right > 0.12 * second.size : true;
  const isMark = isWeakBullet(first.text) && apart && isListMark(first, second);
  if (isBullet(first.text) || (isMark && !endsSpan(words.slice(1)))) return "word";
  return first.icon && isListIcon(first.text) ? "picture" : null;
}

function styleOf({ size, bold, color, text }: Pick<Segment, "size" | "bold" | "color" | "text">) {
  const caps = !/\p{Ll}/u.test(text) && /\p{Lu}{2}/u.test(text);
  return `${String(Math.round(size * 2))} ${bold ? "bold" : "plain"} ${caps ? "capitals" : "mixed"} ${color}`;
}

/** A dash or an "o" marks a list item only if words, not numbers, follow. */
function isListMark(mark: Word, next: Word | undefined): boolean {
  if (!next) return false;
  if (mark.text === "o") return /^\p{Lu}/u.test(next.text);
  return !/^[\d$€£]/u.test(next.text) || next.left - mark.right > 0.5 * next.size;
}

/** "– Present" and "– Feb 2020" below "Jan 2016" are the end of a date range. */
function endsSpan(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(" ");
  return words.length <= 2 && text.length <= 16 && isDateLike(text);
}

/** Bullets of Symbol and Wingdings with private-use codes. */
function isListIcon(text: string): boolean {
  return /^[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf06c\uf06e\uf071]$/u.test(text);
}

/** Joins parts of one word that were painted separately (another style, a kerning jump). */
function joinParts(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined[joined.length - 1];
    if (!last || last.icon || word.icon || !isGlued(last, word)) {
      joined.push(word);
      continue;
    }
    const longer = word.text.length > last.text.length ? word : last;
    joined[joined.length - 1] = {
      ...longer,
      text: last.text + word.text,
      left: Math.min(last.left, word.left),
      right: Math.max(last.right, word.right),
      order: Math.min(last.order, word.order),
      spaceBefore: last.spaceBefore,
      spaceAfter: word.spaceAfter,
    };
  }
  return joined;
}

function isGlued(last: Word, word: Word): boolean {
  const gap = word.left - last.right;
  if (last.spaceAfter && word.order >= last.order) return false;
  if (word.spaceBefore && word.order >= last.order) return false;
  if (isBullet(last.text) || isBullet(word.text)) return false;
  return gap < wordGap * Math.min(last.size, word.size);
}
