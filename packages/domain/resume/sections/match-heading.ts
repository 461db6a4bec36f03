import { patternOf } from "../../lexicon/lexicon.ts";
import { skillWords } from "../../lexicon/skill-words.gen.ts";
import { rateTitle } from "../places/classify-piece.ts";
import type { TextLine } from "../shape/document.ts";
import { closeLetterSpacing, foldWords, isAllCaps } from "../text/fold-text.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import type { SectionKind } from "./section-kind.ts";
import { headingCues, knownHeadings } from "./section-headings.ts";

/** The style properties that distinguish headings from other lines. */
export type LineStyle = { size: number; bold: boolean; caps: boolean; heading: boolean };

export type HeadingMatch = {
  kind: SectionKind;
  /** `listed` is certainly a heading. The others also need the style of one. */
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

/** The line's words for the heading lookup, without icons, numbering and the colon. */
function headingWords(text: string): string {
  const closed = closeLetterSpacing(text.replace(/^[^\p{L}\p{N}]+/u, ""));
  const bare = /[.)]/.test(closed) ? closed.replace(/^(?:\d{1,2}|[IVX]{1,4})[.)]\s+/, "") : closed;
  return evenAnds(foldWords(bare.replace(/(?:(?<!\s)\s+)?[:：]\s*$/, "")));
}

const anyAnd = new RegExp(` (?:${patternOf(skillWords, "listAnd")}) `, "g");

function evenAnds(words: string): string {
  return words.includes(" ") ? words.replace(anyAnd, " and ") : words;
}

const normalizedHeadings = new Map(
  [...knownHeadings].map(([words, known]) => [evenAnds(words), known]),
);

/** Any of the cues, none of which has flags. A fast check, because most lines have none. */
const anyCue = new RegExp(headingCues.map(([pattern]) => pattern.source).join("|"));

/** The section that the text would open, or null if it isn't a heading. */
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
  // "学歴・教育", "Skills / Tools": both halves are headings.
  const halves = trimmed.split(/[・／/]/);
  if (halves.length === 2) {
    const [one, other] = halves.map((half) => normalizedHeadings.get(headingWords(half)));
    if (one && other) return { kind: one.kind, how: "listed" };
  }
  // "Опыт работы — 8 лет 5 месяцев", "Employment history (most recent first)"
  const count = trimmed.search(/[—–:|(-]\s*\d|\s\([^()]*\)$/u);
  const base =
    count === -1 ? undefined : normalizedHeadings.get(headingWords(trimmed.slice(0, count).trim()));
  if (base?.strong === true) return { kind: base.kind, how: "listed" };
  return matchCue(trimmed, words);
}

/** Matches an unlisted heading of two to six words by one of its words. */
function matchCue(trimmed: string, words: string): HeadingMatch | null {
  if (/[,|@()\d\t·–—]|\s-\s/.test(trimmed)) return null;
  const count = words.split(" ").length;
  if (count > 6 || findDateSpans(trimmed).length > 0) return null;
  const cue =
    count > 1 && anyCue.test(words) ? headingCues.find(([pattern]) => pattern.test(words)) : null;
  const kind = cue?.[1] ?? kindOfPart(words.split(" "));
  if (kind === null) return null;
  // "Gestor de projetos" and "Director of Education" are occupations.
  const isTitle = kind !== "experience" && kind !== "volunteer" && rateTitle(trimmed) >= 0.5;
  return isTitle ? null : { kind, how: "cue" };
}

/**
 * "Schul- und Berufsausbildung", "Projets perso": one of the words is a usual heading, or ends in
 * one. "Education and courses" is mainly about the first.
 */
function kindOfPart(words: readonly string[]): SectionKind | null {
  const isCompound = words.some((word) => !usualWords.has(word));
  if (!isCompound) return null;
  const kinds = [...words].reverse().flatMap((word) => {
    const own = words.length > 1 ? usualWords.get(word) : undefined;
    return own ?? kindOfEnd(word) ?? [];
  });
  return kinds.find((kind) => kind === "education") ?? kinds[0] ?? null;
}

const usualWords: ReadonlyMap<string, SectionKind> = new Map(
  [...normalizedHeadings].flatMap(([words, { kind, usual }]) =>
    usual && !words.includes(" ") && words.length > 4 ? [[words, kind] as const] : [],
  ),
);

/** Finds a usual heading of seven letters or more at the end of a longer word. */
function kindOfEnd(word: string): SectionKind | null {
  for (let from = 1; word.length - from > 6; from += 1) {
    const kind = usualWords.get(word.slice(from));
    if (kind !== undefined) return kind;
  }
  return null;
}

/** The font size of most of the text, in half points. 0 for formats without sizes. */
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
