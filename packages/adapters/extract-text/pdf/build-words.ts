import { cleanText, isPrivateUse } from "../layout/characters.ts";
import type { Word } from "../layout/word.ts";
import { composeAccents } from "./compose-accents.ts";
import { guessLigatures } from "./guess-ligatures.ts";
import type { Glyph } from "./page-content.ts";

/** A gap beyond the run's own letter-spacing, in em, that parts two words. */
const wordGap = 0.115;

type Placed = { glyph: Glyph; left: number; right: number; baseline: number };

/**
 * Words of the glyphs of one writing direction, in a frame where they run to the right (for `angle`
 * 0 that is the page itself).
 */
export function buildWords(glyphs: readonly Glyph[], angle: number): Word[] {
  const turn = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const placed = composeAccents(guessLigatures(glyphs)).map((glyph): Placed => {
    const { start, end } = glyph;
    if (angle === 0) {
      return {
        glyph,
        left: Math.min(start[0], end[0]),
        right: Math.max(start[0], end[0]),
        baseline: start[1],
      };
    }
    const left = glyph.start[0] * cos - glyph.start[1] * sin;
    const right = glyph.end[0] * cos - glyph.end[1] * sin;
    const baseline = glyph.start[0] * sin + glyph.start[1] * cos;
    return { glyph, left: Math.min(left, right), right: Math.max(left, right), baseline };
  });
  return groupRuns(placed).flatMap(splitRun);
}

/** Glyphs painted one after another on one line. */
function groupRuns(placed: readonly Placed[]): Placed[][] {
  const runs: Placed[][] = [];
  let run: Placed[] = [];
  let main: Placed | null = null;
  for (const item of placed) {
    const last = run[run.length - 1];
    if (last && main && continues(main, last, item)) {
      run.push(item);
      if (item.glyph.size > main.glyph.size * 1.05) main = item;
    } else {
      run = [item];
      runs.push(run);
      main = item;
    }
  }
  return runs;
}

function continues(main: Placed, last: Placed, next: Placed): boolean {
  const size = Math.max(main.glyph.size, next.glyph.size);
  const gap = next.left - last.right;
  const drop = Math.abs(next.baseline - main.baseline);
  const ratio = Math.min(main.glyph.size, next.glyph.size) / size;
  if (ratio > 0.9 && drop < 0.12 * size) return gap < 3 * size && gap > -0.4 * size;
  // A raised or lowered sign close behind ("1st", "H2O", TeX's own name) belongs to the word.
  if (ratio > 0.9) return drop < 0.3 * size && gap > -0.25 * size && gap < 0.05 * size;
  return ratio > 0.4 && drop < 0.55 * size && gap > -0.45 * size && gap < 0.12 * size;
}

function splitRun(run: readonly Placed[]): Word[] {
  const letters = run.filter(({ glyph }) => !glyph.isSpace);
  const spaced = isSpelledOut(run, letters.length);
  const tracking = findTracking(run, spaced);
  const words: Word[] = [];
  let current: Placed[] = [];
  let spaceBefore = false;
  const finish = (spaceAfter: boolean): void => {
    const word = toWord(current, { spaceBefore, spaceAfter, tracking });
    if (word) words.push(word);
    if (current.length > 0 || spaceAfter) spaceBefore = spaceAfter;
    current = [];
  };
  for (const item of run) {
    const last = current[current.length - 1];
    if (item.glyph.isSpace) {
      if (!spaced) finish(true);
      continue;
    }
    const icon = isIcon(item.glyph);
    if (last) {
      const gap = item.left - last.right;
      const size = Math.min(last.glyph.size, item.glyph.size);
      const limit = spaced
        ? Math.max(1.6 * tracking, tracking + 0.15 * size)
        : tracking + wordGap * size;
      if (gap > limit) finish(true);
      else if (icon !== isIcon(last.glyph)) finish(false);
    }
    current.push(item);
  }
  finish(false);
  return words;
}

/** "J O H N": a space glyph follows (nearly) each letter. */
function isSpelledOut(run: readonly Placed[], letters: number): boolean {
  if (letters < 4) return false;
  let alone = 0;
  run.forEach((item, index) => {
    if (item.glyph.isSpace) return;
    const [before, after] = [run[index - 1], run[index + 1]];
    const parted = (other: Placed | undefined): boolean =>
      other === undefined || other.glyph.isSpace;
    if (parted(before) && parted(after)) alone += 1;
  });
  return alone / letters > 0.75;
}

/** The letter-spacing of a run in points: the usual gap between its letters, 0 for ordinary text. */
function findTracking(run: readonly Placed[], spaced: boolean): number {
  const gaps: number[] = [];
  let last: Placed | null = null;
  for (const item of run) {
    if (item.glyph.isSpace) {
      if (!spaced) last = null;
      continue;
    }
    if (last) gaps.push(item.left - last.right);
    last = item;
  }
  const [first] = run;
  if (gaps.length < 2 || !first) return 0;
  const sorted = gaps.toSorted((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  if (median < 0.04 * first.glyph.size) return 0;
  // Two or three gaps are too few to tell letter-spacing from single letters, unless they agree.
  const spread = (sorted[sorted.length - 1] ?? 0) - (sorted[0] ?? 0);
  return gaps.length > 3 || spread < 0.1 * first.glyph.size ? median : 0;
}

function toWord(
  items: readonly Placed[],
  spacing: Pick<Word, "spaceBefore" | "spaceAfter" | "tracking">,
): Word | null {
  const [first] = items;
  if (!first) return null;
  const icon = isIcon(first.glyph);
  const text = icon ? first.glyph.text : cleanText(items.map((item) => item.glyph.text).join(""));
  if (text.trim() === "") return null;
  let main = first;
  let [left, right, bold, italic] = [first.left, first.right, 0, 0];
  for (const item of items) {
    if (item.glyph.size > main.glyph.size) main = item;
    if (item.left < left) left = item.left;
    if (item.right > right) right = item.right;
    if (item.glyph.ink.font.bold || item.glyph.isDoubled === true) bold += 1;
    if (item.glyph.ink.font.italic) italic += 1;
  }
  return {
    text: text.trim(),
    left,
    right,
    baseline: main.baseline,
    size: main.glyph.size,
    bold: bold * 2 > items.length,
    italic: italic * 2 > items.length,
    order: first.glyph.order,
    spaceBefore: spacing.spaceBefore,
    spaceAfter: spacing.spaceAfter,
    tracking: spacing.tracking,
    color: main.glyph.ink.colorKey,
    icon,
    heading: first.glyph.ink.heading,
  };
}

function isIcon(glyph: Glyph): boolean {
  return isPrivateUse(glyph.text) || glyph.ink.font.pictorial;
}
