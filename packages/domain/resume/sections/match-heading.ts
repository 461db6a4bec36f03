import { rateTitle } from "../places/classify-piece.ts";
import type { TextLine } from "../shape/document.ts";
import { closeLetterSpacing, foldWords, isAllCaps } from "../text/fold-text.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import type { SectionKind } from "./section-kind.ts";
import { headingCues, knownHeadings } from "./section-headings.ts";

/** What of a line's look tells headings from the rest. */
export type LineStyle = { size: number; bold: boolean; caps: boolean; heading: boolean };

export type HeadingMatch = {
  kind: SectionKind;
  /** `listed` is surely a heading; the others need the look of one. */
  how: "listed" | "weak" | "cue";
};

export function styleOf(line: TextLine): LineStyle {
  return {
    size: sizeOf(line),
    bold: line.bold,
    caps: isAllCaps(line.text),
    heading: line.heading,
  };
}

/** The font size in half points. */
export function sizeOf(line: TextLine): number {
  return Math.round(line.fontSize * 2) / 2;
}

export function isSameStyle(one: LineStyle, other: LineStyle): boolean {
  return (
    Math.abs(one.size - other.size) <= 0.6 && one.bold === other.bold && one.caps === other.caps
  );
}

/** The words of a line as a heading would be looked up: icons, numbering and the colon gone. */
function headingWords(text: string): string {
  const closed = closeLetterSpacing(text.replace(/^[^\p{L}\p{N}]+/u, ""));
  const bare = /[.)]/.test(closed) ? closed.replace(/^(?:\d{1,2}|[IVX]{1,4})[.)]\s+/, "") : closed;
  return evenAnds(foldWords(bare.replace(/(?:(?<!\s)\s+)?[:：]\s*$/, "")));
}

function evenAnds(words: string): string {
  return words.includes(" ") ? words.replace(/ (?:y|e|et|und|en|and) /g, " and ") : words;
}

const normalizedHeadings = new Map(
  [...knownHeadings].map(([words, known]) => [evenAnds(words), known]),
);

/** Any of the cues, none of which has flags: most lines have none, and needn't be asked for each. */
const anyCue = new RegExp(headingCues.map(([pattern]) => pattern.source).join("|"));

/** Which section the text would head, if it is a heading at all. */
export function matchHeading(text: string): HeadingMatch | null {
  const trimmed = text.trim();
  if (
    trimmed.length < 2 ||
    trimmed.length > 60 ||
    ".!?;".includes(trimmed.charAt(trimmed.length - 1))
  )
    return null;
  const words = headingWords(trimmed);
  const known =
    normalizedHeadings.get(words) ??
    (words.includes(" and ") ? normalizedHeadings.get(words.replace(/ and /g, " ")) : undefined);
  if (known) return { kind: known.kind, how: known.strong ? "listed" : "weak" };
  return matchCue(trimmed, words);
}

/** A heading of two to six words that isn't listed, by a word that it holds. */
function matchCue(trimmed: string, words: string): HeadingMatch | null {
  if (/[,|@()\d\t·–—]|\s-\s/.test(trimmed)) return null;
  const count = words.split(" ").length;
  if (count < 2 || count > 6 || !anyCue.test(words) || findDateSpans(trimmed).length > 0)
    return null;
  const cue = headingCues.find(([pattern]) => pattern.test(words));
  if (!cue) return null;
  // "Gestor de projetos" and "Director of Education" are occupations.
  const isTitle = cue[1] !== "experience" && cue[1] !== "volunteer" && rateTitle(trimmed) >= 0.5;
  return isTitle ? null : { kind: cue[1], how: "cue" };
}

/** The size that most of the text is set in, in half points; 0 for formats without sizes. */
export function bodySize(lines: readonly TextLine[]): number {
  const characters = new Map<number, number>();
  for (const line of lines) {
    const size = sizeOf(line);
    characters.set(size, (characters.get(size) ?? 0) + line.text.length);
  }
  let best = 0;
  let bestCount = -1;
  for (const [size, count] of characters) {
    if (count > bestCount) [best, bestCount] = [size, count];
  }
  return best;
}
