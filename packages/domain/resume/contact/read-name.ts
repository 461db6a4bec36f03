import { isTitleHead, rateTitle } from "../places/classify-piece.ts";
import type { TextLine } from "../shape/document.ts";
import { replaceContacts } from "./find-contacts.ts";
import { closeLetterSpacing, foldText, foldWords, isAllCaps } from "../text/fold-text.ts";
import { canonicalSkill } from "../../skills/canonical-skill.ts";
import { givenNames, ordinaryNames } from "./given-names.ts";
import { bodySize, matchHeading } from "../sections/match-heading.ts";
import type { Field } from "../shape/parsed-resume.ts";
import { cleanName } from "./clean-name.ts";
import { documentTitle, nameLabel, nameParticles, nonNameWords } from "./person-words.ts";
import type { NameHints, NamePlace, WrittenName } from "./score-name.ts";
import { acceptedPoints, countConfirmed, isDoubtful, nameHints, scoreName } from "./score-name.ts";
import type { Section, SectionLine } from "../sections/split-sections.ts";
import { countWords } from "../text/count-words.ts";
import type { ResumeText } from "../text/resume-text.ts";

type Candidate = {
  name: WrittenName;
  index: number;
  line: TextLine;
  score: number;
  at: NamePlace;
};

/** The name of the person these contact details belong to. */
export function readOwnName(
  document: ResumeText,
  sections: readonly Section[],
  contacts: { email: string | null; phone: string | null; links: readonly string[] },
): Field<string> | null {
  const told = nameHints(contacts.email, contacts.links);
  const hints = { ...told, hasContact: told.hasContact || contacts.phone !== null };
  return readName(document, nameLines(document, sections, hints), hints);
}

/**
 * The person's name as written in the CV, or null if there is none (an anonymized CV). A job title,
 * heading, place or company is never used as the name.
 */
export function readName(
  document: ResumeText,
  lines: readonly number[],
  hints: NameHints,
): Field<string> | null {
  const labelled = readLabelledName(document);
  if (labelled) return labelled;
  let best: Candidate | null = null;
  const candidates = findCandidates(document, lines, hints);
  for (const candidate of candidates) {
    if (candidate.score < acceptedPoints) continue;
    const score = candidate.score - (recurs(candidate, document) ? 3 : 0);
    if (score >= acceptedPoints && (!best || score > best.score)) best = { ...candidate, score };
  }
  best ??= candidates.find((candidate) => opensAsTradeName(candidate, document)) ?? null;
  if (!best) return null;
  return {
    value: best.name.text,
    confidence: Math.min(0.99, Math.max(0.5, Math.round((0.55 + best.score * 0.05) * 100) / 100)),
    place: { line: best.index, page: best.line.page },
  };
}

/**
 * The lines that may contain the name: the top of each column on the first page, page headers, the
 * largest text, and any short line whose words all occur in the person's own address.
 */
function nameLines(document: ResumeText, sections: readonly Section[], hints: NameHints): number[] {
  const isFirst = (entry: SectionLine): boolean => entry.line.page === 1;
  const tops = sections
    .filter(({ kind }) => kind === "header" || kind === "contact" || kind === "personal")
    .flatMap((section) => section.lines.filter(isFirst).slice(0, 8))
    .map((entry) => entry.index);
  const sizes = document.lines.map((line) => (line.page === 1 ? line.fontSize : 0));
  const largest = Math.max(0, ...sizes);
  const others = document.lines.flatMap((line, index) => {
    if (line.page > 1) return [];
    if (line.region === "header" || (line.region === "body" && index < 4)) return [index];
    if (largest > 0 && line.fontSize >= largest - 0.1 && line.fontSize > 12) return [index];
    return line.text.length < 40 && isConfirmedName(line.text, hints) ? [index] : [];
  });
  return [...new Set([...others, ...tops])].sort((one, other) => one - other);
}

/** Whether a word of the name also occurs in lower case, which makes it an ordinary word. */
function recurs({ name, index }: Candidate, document: ResumeText): boolean {
  const words = name.words.filter((word) => word.length > 3 && !givenNames.has(word));
  if (words.length === 0) return false;
  return document.folded.some(
    (folded, at) =>
      at !== index &&
      words.some((word) =>
        hasLowerWord(document.lines[at]?.text ?? "", folded.indexOf(word), word),
      ),
  );
}

function hasLowerWord(text: string, at: number, word: string): boolean {
  if (at === -1 || /@|www\.|https?:|\.com/.test(text)) return false;
  const found = text.slice(at, at + word.length);
  const isWhole =
    !/[\p{L}.@/_-]/u.test(text.charAt(at - 1)) &&
    !/^(?:\p{L}|[.@/_-]\p{L})/u.test(text.slice(at + word.length, at + word.length + 2));
  return isWhole && /^\p{Ll}/u.test(found);
}

function readLabelledName(document: ResumeText): Field<string> | null {
  for (let index = 0; index < Math.min(document.lines.length, 60); index += 1) {
    const line = document.lines[index];
    if (!line) continue;
    const label = nameLabel.exec(document.folded[index] ?? "");
    if (!label) continue;
    const value = (line.text.slice(label[0].length).split(/\t|\s{3,}|\s\|\s/)[0] ?? "").trim();
    const name = toName(value);
    if (name !== null && !isCommonNoun(name.text, name.words)) {
      return { value: name.text, confidence: 0.97, place: { line: index, page: line.page } };
    }
  }
  return null;
}

function findCandidates(
  document: ResumeText,
  indexes: readonly number[],
  hints: NameHints,
): Candidate[] {
  const body = bodySize(document.lines);
  const largest = Math.max(...indexes.map((index) => document.lines[index]?.fontSize ?? 0), 0);
  const candidates: Candidate[] = [];
  let headings = 0;
  indexes.forEach((index, at) => {
    const line = document.lines[index];
    if (!line || line.bullet) return;
    // A document title such as "Curriculum Vitae" may precede the name and isn't counted.
    if (documentTitle.test(document.folded[index] ?? "")) {
      headings += 1;
      return;
    }
    const order = Math.max(0, at - headings);
    const joined = joinNextLine(document, indexes, { order: at, body });
    for (const text of [joined, ...cellsOf(line.text)]) {
      const name = text === null ? null : toName(text);
      if (name === null) continue;
      const place = { line, order, body, largest, hints };
      const score = scoreName(name, place) + (text === joined ? 0.6 : 0);
      candidates.push({ name, index, line, score, at: place });
    }
  });
  return candidates;
}

/**
 * Every possible name in the first lines that may contain one: two or more words that are not an
 * occupation, place, company or heading. Used for redaction, where a false name costs little,
 * because "Cole Mason" may be a name even if no name was found.
 */
export function possibleNames(
  document: ResumeText,
  lines: readonly number[],
  { isNamed }: { isNamed: boolean },
): string[] {
  const hints = { handles: "", hasContact: true };
  return findCandidates(document, lines.slice(0, 4), hints)
    .filter(({ name }) => name.text.includes(" "))
    .filter(({ name, at }) => !isDoubtful(name, at) || (!isNamed && isTradeName(name)))
    .map(({ name }) => name.text);
}

/**
 * Whether the text at the top of the CV is a name with a trade as its surname. An actual trade
 * ("Sous Chef") recurs in a role, but a name doesn't.
 */
function opensAsTradeName({ name, index, at }: Candidate, document: ResumeText): boolean {
  const [first = ""] = name.words;
  const own = document.folded[index];
  const isAlone = document.folded.every((line) => line === own || !line.includes(first));
  return at.order === 0 && isTradeName(name) && !ordinaryNames.has(first) && isAlone;
}

/** "Cody Miller": the surname is a trade, and the word before it isn't a word about work. */
function isTradeName({ words: all }: WrittenName): boolean {
  const words = all.filter((word) => word.length > 1);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const isOfWork = nonNameWords.has(first) || isTitleHead(first) || canonicalSkill(first) !== null;
  return words.length === 2 && ordinaryNames.has(last) && !isOfWork;
}

/** Joins a first name and surname on two lines of the same large size, or atop a plain text. */
function joinNextLine(
  document: ResumeText,
  indexes: readonly number[],
  { order, body }: { order: number; body: number },
): string | null {
  const line = document.lines[indexes[order] ?? -1];
  const next = document.lines[indexes[order + 1] ?? -1];
  if (!line || !next || next.column !== line.column) return null;
  if (!isSetAlike(line, next) || documentTitle.test(foldText(line.text))) return null;
  if (/[\d@|]/.test(line.text + next.text)) return null;
  const words = wordsOf(line.text);
  const own = countNames(words);
  const others = countNames(wordsOf(next.text));
  // Without font sizes, only a single word on the first line is reliably half of a name.
  const isHalf = line.fontSize > 0 ? own <= 2 : own === 1 && order === 0;
  const isCut = nameParticles.has(words.at(-1) ?? "");
  // At this font size, a long name with its titles may wrap to the next line.
  const isWrapped = others === 1 && body > 0 && line.fontSize > body * headline;
  if ((!isHalf || others > 4 - own) && !isCut && !isWrapped) return null;
  if (rateTitle(next.text) >= 0.5) return null;
  if ([line, next].some(({ text }) => isCommonNoun(text, wordsOf(text)))) return null;
  return `${line.text.trim()} ${next.text.trim()}`;
}

/** The ratio of font sizes above which a line is set as large as a CV's name. */
const headline = 1.5;

/** Counts the words without particles such as "van" and "de la". */
function countNames(words: readonly string[]): number {
  return words.filter((word) => !nameParticles.has(word)).length;
}

function isSetAlike(one: TextLine, other: TextLine): boolean {
  if (Math.abs(one.fontSize - other.fontSize) <= 0.6) return true;
  return isAllCaps(one.text) && isAllCaps(other.text);
}

function cellsOf(text: string): string[] {
  const bare = replaceContacts(text.replace(/[\uE000-\uF8FF]/gu, "\t"), "\t");
  const cells = bare.split(/\t|\s\|\s|\||\s[·•∙]\s|\s[–—]\s|\s-\s|\s{3,}|\s\/{1,2}\s/u);
  const spaced = closeLetterSpacing(text.replace(/\t/g, "   "));
  return spaced !== text.trim() ? [spaced, ...cells] : cells;
}

function toName(written: string): WrittenName | null {
  const text = cleanName(written);
  return text === null ? null : { text, words: wordsOf(text) };
}

function wordsOf(text: string): string[] {
  return foldWords(text).split(" ");
}

/** Whether the words are a trade, heading or place rather than a name. */
function isCommonNoun(text: string, words: readonly string[]): boolean {
  if (matchHeading(text)?.how === "listed") return true;
  return words.some((word) => nonNameWords.has(word)) || words.every((word) => isTitleHead(word));
}

/** Whether the line is two to four words that all occur in the email address or a profile link. */
function isConfirmedName(text: string, hints: NameHints): boolean {
  const count = countWords(text.trim());
  if (count < 2 || count > 5 || /[\d@]/.test(text)) return false;
  const rough = wordsOf(text);
  const isSpaced = rough.some((word) => word.length === 1);
  if (!isSpaced && countConfirmed(rough, hints) === 0) return false;
  const words = toName(text)?.words.filter((word) => word.length > 2) ?? [];
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    countConfirmed(words, hints) >= Math.min(2, words.length)
  );
}
