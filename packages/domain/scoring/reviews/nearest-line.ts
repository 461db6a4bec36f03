import { skillCredit } from "../../skills/canonical-skill.ts";
import type { Demand } from "../demands/demand.ts";
import type { EvidenceQuote } from "../score/score.ts";
import { titleSimilarity } from "../words/compare-titles.ts";
import { contentStems } from "../words/phrase-words.ts";
import { sameWords } from "../words/word-groups.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import type { ResumeText } from "../evidence/resume-text.ts";

/** The share of a match by a synonym, or by a word with the same first letters. */
const sameWordShare = 0.6;
const sameBeginningShare = 0.5;
const beginning = 5;
/** A matching word in the title of the line's role indicates the line's topic. */
const roleTitleShare = 0.3;
/** A line of the requested kind (a degree, a certificate) is close even without a shared word. */
const sameKind = 0.25;
/** Lower values are coincidence. */
const leastCloseness = 0.2;

/**
 * Returns the line of the CV closest to a requirement that nothing meets, or null if no line is
 * close. It compares shared words (rare ones in this CV count more), related skills, the role's
 * title and the kind of line. Linear in the number of words.
 */
export function nearestLine(mentions: Mentions, demand: Demand): EvidenceQuote | null {
  const index = indexOf(mentions);
  const closeness = new Map<number, number>();
  const add = (at: number, by: number) => closeness.set(at, (closeness.get(at) ?? 0) + by);
  const asked = [...new Set(contentStems(demand.text))];
  for (const word of asked) {
    for (const [at, share] of linesWith(index, word))
      add(at, (share * rarityIn(index, word)) / asked.length);
  }
  for (const [at, by] of ofSameKind(mentions, index, demand)) add(at, by);
  let best: At | null = null;
  for (const [at, close] of closeness) {
    if (close < leastCloseness) continue;
    if (best === null || isCloser({ at, close }, best, index)) best = { at, close };
  }
  const line = best === null ? undefined : index.texts[best.at];
  return line === undefined ? null : quote(line);
}

type At = { at: number; close: number };

/** Breaks ties in favour of work that was done, then of the earlier line. */
function isCloser(one: At, other: At, { texts }: Index): boolean {
  if (Math.abs(one.close - other.close) > 1e-9) return one.close > other.close;
  const isDone = (at: number) => texts[at]?.isDone === true;
  if (isDone(one.at) !== isDone(other.at)) return isDone(one.at);
  return one.at < other.at;
}

type Index = {
  texts: readonly ResumeText[];
  byStem: ReadonlyMap<string, readonly number[]>;
  byBeginning: ReadonlyMap<string, readonly number[]>;
  byTitle: ReadonlyMap<string, readonly number[]>;
};

const known = new WeakMap<Mentions, Index>();

function indexOf(mentions: Mentions): Index {
  const before = known.get(mentions);
  if (before !== undefined) return before;
  // Text that a person entered is not on any line.
  const texts = mentions.lines.filter(({ place }) => place.line >= 0);
  const titles = mentions.resume.roles.map(({ title }) => contentStems(title ?? ""));
  const index = {
    texts,
    byStem: linesBy(texts, ({ stems }) => stems),
    byBeginning: linesBy(texts, ({ stems }) => stems.flatMap(beginningOf)),
    byTitle: linesBy(texts, ({ role }) => (role === null ? [] : (titles[role] ?? []))),
  };
  known.set(mentions, index);
  return index;
}

const beginningOf = (stem: string) => (stem.length < beginning ? [] : [stem.slice(0, beginning)]);

function linesBy(
  texts: readonly ResumeText[],
  wordsOf: (text: ResumeText) => readonly string[],
): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const [at, text] of texts.entries()) {
    for (const word of new Set(wordsOf(text))) {
      const list = lines.get(word);
      if (list === undefined) lines.set(word, [at]);
      else list.push(at);
    }
  }
  return lines;
}

/** The lines that match a word, each with its best share. */
function linesWith(index: Index, word: string): Map<number, number> {
  const found = new Map<number, number>();
  const note = (lines: readonly number[] | undefined, share: number) => {
    for (const at of lines ?? []) found.set(at, Math.max(found.get(at) ?? 0, share));
  };
  note(index.byStem.get(word), 1);
  for (const same of sameWords(word)) note(index.byStem.get(same), sameWordShare);
  for (const start of beginningOf(word)) note(index.byBeginning.get(start), sameBeginningShare);
  note(index.byTitle.get(word), roleTitleShare);
  return found;
}

/** 1 for a word on one line, less for a word that is repeated throughout the CV. */
function rarityIn({ byStem }: Index, word: string): number {
  return 1 / (1 + Math.log10(Math.max(1, byStem.get(word)?.length ?? 1)));
}

function ofSameKind(
  { resume, titles }: Mentions,
  index: Index,
  demand: Demand,
): [number, number][] {
  const { skills, work, isDegree, isCertificate } = demand;
  const lines = new Map<number, number>();
  const note = (line: number | undefined, by: number) => {
    if (line !== undefined) lines.set(line, Math.max(lines.get(line) ?? 0, by));
  };
  for (const { skill, evidence } of resume.skills) {
    const related = Math.max(0, ...skills.map((wanted) => skillCredit(wanted, skill)));
    if (related > 0) for (const { place } of evidence) note(place.line, related);
  }
  if (work !== null) {
    for (const [at, title] of titles.entries())
      if (title !== null) note(resume.roles[at]?.place.line, titleSimilarity(work, title));
  }
  if (isDegree) for (const { place } of resume.education) note(place.line, sameKind);
  if (isCertificate) for (const { place } of resume.certifications) note(place?.line, sameKind);
  return index.texts.flatMap(({ place }, at): [number, number][] => {
    const by = lines.get(place.line) ?? 0;
    return by === 0 ? [] : [[at, by]];
  });
}

function quote({ text, place, context }: ResumeText): EvidenceQuote {
  return { text, highlight: null, page: place.page, line: place.line, covers: [], context };
}
