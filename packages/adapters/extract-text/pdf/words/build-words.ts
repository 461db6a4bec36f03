import { cleanText, isPrivateUse } from "../../layout/characters.ts";
import type { Word } from "../../layout/word.ts";
import { composeAccents } from "./compose-accents.ts";
import { guessLigatures } from "./guess-ligatures.ts";
import type { Glyph } from "../page-content.ts";

/** The gap beyond the run's own letter-spacing, in em, that separates two words. */
const wordGap = 0.115;

/**
 * Builds words from the glyphs of one writing direction, in a frame in which text runs to the right
 * (for `angle` 0, the page itself).
 */
export function buildWords(glyphs: readonly Glyph[], angle: number): Word[] {
  const composed = composeAccents(guessLigatures(glyphs));
  const line = angle === 0 ? composed : composed.map((glyph) => turn(glyph, angle));
  const words: Word[] = [];
  let from = 0;
  while (from < line.length) {
    const to = endOfRun(line, from);
    splitRun(line, { from, to }, words);
    from = to;
  }
  return words;
}

function turn(glyph: Glyph, angle: number): Glyph {
  const by = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return {
    ...glyph,
    startX: glyph.startX * cos - glyph.startY * sin,
    startY: glyph.startX * sin + glyph.startY * cos,
    endX: glyph.endX * cos - glyph.endY * sin,
    endY: glyph.endX * sin + glyph.endY * cos,
  };
}

function leftOf({ startX, endX }: Glyph): number {
  return Math.min(startX, endX);
}

function rightOf({ startX, endX }: Glyph): number {
  return Math.max(startX, endX);
}

/** The index after the last glyph painted consecutively on the same line, starting at `from`. */
function endOfRun(line: readonly Glyph[], from: number): number {
  let main = line[from];
  let last = main;
  let at = from + 1;
  for (; at < line.length; at += 1) {
    const next = line[at];
    if (!main || !last || !next || !continues(main, last, next)) break;
    if (next.setting.size > main.setting.size * 1.05) main = next;
    last = next;
  }
  return at;
}

function continues(main: Glyph, last: Glyph, next: Glyph): boolean {
  const mainSize = main.setting.size;
  const nextSize = next.setting.size;
  const size = Math.max(mainSize, nextSize);
  const gap = leftOf(next) - rightOf(last);
  const drop = Math.abs(next.startY - main.startY);
  const ratio = Math.min(mainSize, nextSize) / size;
  if (ratio > 0.9 && drop < 0.12 * size) return gap < 3 * size && gap > -0.4 * size;
  // A superscript or subscript close behind ("1st", "H2O", TeX's logo) belongs to the word.
  if (ratio > 0.9) return drop < 0.3 * size && gap > -0.25 * size && gap < 0.05 * size;
  return ratio > 0.4 && drop < 0.55 * size && gap > -0.45 * size && gap < 0.12 * size;
}

type Run = { from: number; to: number };

function splitRun(line: readonly Glyph[], run: Run, words: Word[]): void {
  const spaced = isSpelledOut(line, run);
  const tracking = findTracking(line, run, spaced);
  let spaceBefore = false;
  /** The word's glyphs, which include spaces if the letters are spaced. */
  let start = -1;
  let last: Glyph | null = null;
  const finish = (end: number, spaceAfter: boolean): void => {
    const word =
      last && toWord(line, { from: start, to: end }, { spaceBefore, spaceAfter, tracking });
    if (word) words.push(word);
    if (last || spaceAfter) spaceBefore = spaceAfter;
    last = null;
  };
  for (let at = run.from; at < run.to; at += 1) {
    const glyph = line[at];
    if (!glyph) continue;
    if (glyph.isSpace) {
      if (!spaced) finish(at, true);
      continue;
    }
    if (last) {
      const gap = leftOf(glyph) - rightOf(last);
      const size = Math.min(last.setting.size, glyph.setting.size);
      const limit = spaced
        ? Math.max(1.6 * tracking, tracking + 0.15 * size)
        : tracking + wordGap * size;
      if (gap > limit) finish(at, true);
      else if (isIcon(glyph) !== isIcon(last)) finish(at, false);
    }
    if (!last) start = at;
    last = glyph;
  }
  finish(run.to, false);
}

/** Whether a space glyph follows (nearly) every letter: "J O H N". */
function isSpelledOut(line: readonly Glyph[], { from, to }: Run): boolean {
  let [letters, alone] = [0, 0];
  let wasSpace = true;
  for (let at = from; at < to; at += 1) {
    const isSpace = line[at]?.isSpace === true;
    if (!isSpace) {
      letters += 1;
      if (wasSpace && (at + 1 === to || line[at + 1]?.isSpace === true)) alone += 1;
    }
    wasSpace = isSpace;
  }
  return letters >= 4 && alone / letters > 0.75;
}

/** The letter-spacing of a run in points: the usual gap between letters, 0 for ordinary text. */
function findTracking(line: readonly Glyph[], { from, to }: Run, spaced: boolean): number {
  const gaps: number[] = [];
  const size = line[from]?.setting.size ?? 0;
  const minGap = 0.04 * size;
  let narrow = 0;
  let last: Glyph | null = null;
  for (let at = from; at < to; at += 1) {
    const glyph = line[at];
    if (!glyph) continue;
    if (glyph.isSpace) {
      if (!spaced) last = null;
      continue;
    }
    if (last) {
      const gap = leftOf(glyph) - rightOf(last);
      if (gap < minGap) narrow += 1;
      // Ordinary text is recognized before its end.
      if (narrow * 2 > to - from) return 0;
      gaps.push(gap);
    }
    last = glyph;
  }
  const middle = Math.floor((gaps.length - 1) / 2);
  if (gaps.length < 2 || narrow > middle) return 0;
  const sorted = gaps.toSorted((a, b) => a - b);
  return gaps.length > 3 || areAlike(sorted, 0.1 * size) ? (sorted[middle] ?? 0) : 0;
}

/** Two or three gaps can't distinguish letter-spacing from single letters unless they agree. */
function areAlike(sorted: readonly number[], within: number): boolean {
  return (sorted[sorted.length - 1] ?? 0) - (sorted[0] ?? 0) < within;
}

function toWord(
  line: readonly Glyph[],
  { from, to }: Run,
  spacing: Pick<Word, "spaceBefore" | "spaceAfter" | "tracking">,
): Word | null {
  const first = line[from];
  if (!first) return null;
  let main = first;
  let [left, right] = [leftOf(first), rightOf(first)];
  let [text, isPlain] = ["", true];
  let [count, bold, italic] = [0, 0, 0];
  for (let at = from; at < to; at += 1) {
    const glyph = line[at];
    if (!glyph || glyph.isSpace) continue;
    const { setting } = glyph;
    const { font } = setting.ink;
    text += glyph.text;
    count += 1;
    if (setting.size > main.setting.size) main = glyph;
    left = Math.min(left, leftOf(glyph));
    right = Math.max(right, rightOf(glyph));
    if (font.bold || glyph.isDoubled) bold += 1;
    if (font.italic) italic += 1;
    isPlain &&= setting.isPlain;
  }
  const icon = isIcon(first);
  const clean = isPlain ? text : (icon ? first.text : cleanText(text)).trim();
  if (clean === "") return null;
  return {
    text: clean,
    left,
    right,
    baseline: main.startY,
    size: main.setting.size,
    bold: bold * 2 > count,
    italic: italic * 2 > count,
    order: first.setting.order,
    spaceBefore: spacing.spaceBefore,
    spaceAfter: spacing.spaceAfter,
    tracking: spacing.tracking,
    color: main.setting.ink.colorKey,
    icon,
    heading: first.setting.ink.heading,
  };
}

function isIcon({ text, setting }: Glyph): boolean {
  return !setting.isPlain && (isPrivateUse(text) || setting.ink.font.pictorial);
}
