import { blind } from "../lexicon/blind.gen.ts";
import { patternOf, wordsOf as rowsOf } from "../lexicon/lexicon.ts";
import { rateTitle } from "../resume/places/classify-piece.ts";
import { monthNumbers } from "../resume/dates/date-vocabulary.ts";
import { isWordOfWork } from "../resume/redaction/word-of-work.ts";
import { separators } from "../resume/redaction/find-names.ts";
import { splitSections } from "../resume/sections/split-sections.ts";
import type { SectionKind } from "../resume/sections/section-kind.ts";
import type { LaidOutDocument } from "../resume/shape/document.ts";
import type { ParsedResume } from "../resume/shape/parsed-resume.ts";
import { ResumeText } from "../resume/text/resume-text.ts";
import { isNameSure } from "../resume/trust/low-confidence.ts";
import { hiddenMark } from "./code-name.ts";
import { addressHider } from "./hide-addresses.ts";
import { hideNamedSchools } from "./named-schools.ts";
import { hidePersonalWords } from "./personal-words.ts";
import { foldWord, wordPattern, wordsOf } from "./words-of.ts";

export type BlindSource = {
  document: LaidOutDocument;
  parsed: ParsedResume;
  /** The output of `redactIdentity` for each line. */
  redacted: readonly string[];
  hidesSchools: boolean;
};

/** Sections about the candidate or their referees. */
const personalKinds: ReadonlySet<SectionKind> = new Set([
  "contact",
  "personal",
  "links",
  "references",
]);

/**
 * The number of first lines that usually contain the person's name. They are hidden if the name is
 * uncertain.
 */
const headLines = 12;

/**
 * The CV's lines for blind review: without identity, age, gender and origin, and without schools if
 * the job requires it. Lines that aren't understood are hidden. Only titles and sentences of the
 * head are shown, and none of it if the name is uncertain.
 *
 * @returns one entry for each line of the document, empty if the line is hidden.
 */
export function blindLines({ document, parsed, redacted, hidesSchools }: BlindSource): string[] {
  // With lines of another parse, the wrong ones would be hidden.
  if (redacted.length !== document.lines.length) return document.lines.map(() => "");
  const text = ResumeText.of(document);
  const kinds = kindsOfLines(text);
  const isSure = isNameSure(parsed);
  const isHead = (index: number) => isOfHead(document, kinds, index);
  const hideHead = isSure ? (line: string) => line : headHider(document, parsed, isHead);
  const hideAddresses = addressHider(document, parsed);
  const hideSchools = hidesSchools ? schoolHider(parsed) : (line: string) => line;
  return redacted.map((line, index) => {
    const { region = "body" } = document.lines[index] ?? {};
    const kind = kinds.get(index) ?? null;
    if (line.trim() === "" || region !== "body") return "";
    if (kind !== null && personalKinds.has(kind)) return "";
    if (!isSure && isHead(index)) return "";
    const shown = hideAddresses(kind === "header" ? headOnly(line) : hideHead(line));
    return tidy(hideSchools(hidePersonalWords(shown), kind));
  });
}

/**
 * Whether the line is above the first heading, or among the first lines if there is no known
 * heading.
 */
function isOfHead(
  { lines }: LaidOutDocument,
  kinds: ReadonlyMap<number, SectionKind>,
  index: number,
): boolean {
  if (lines[index]?.page !== 1) return false;
  const kind = kinds.get(index);
  return kind === "header" || (kind === undefined && index < headLines && !hasHeadings(kinds));
}

const hasHeadings = (kinds: ReadonlyMap<number, SectionKind>): boolean =>
  [...kinds.values()].some((kind) => kind !== "header");

/**
 * If the name is uncertain, words of the head that don't describe the work are hidden everywhere.
 */
function headHider(
  { lines }: LaidOutDocument,
  { roles, skills, education }: ParsedResume,
  isHead: (index: number) => boolean,
): (line: string) => string {
  const ofWork = [
    ...roles.flatMap(({ title, company }) => [title ?? "", company ?? ""]),
    ...education.map(({ degree }) => degree ?? ""),
    ...skills.map(({ skill }) => skill),
  ];
  const body = lines.filter((_, index) => !isHead(index)).map(({ text }) => text);
  const small = body.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]+/gu) ?? []);
  const known = new Set([...ofWork, ...small].flatMap((text) => [...wordsOf(text)]));
  const head = lines.filter((_, index) => isHead(index)).flatMap(({ text }) => [...wordsOf(text)]);
  const isName = (word: string) => word.length > 2 && !known.has(word) && !isWordOfWork(word);
  const hidden = new Set(head.filter(isName));
  return (line) =>
    line.replace(wordPattern, (word) => (hidden.has(foldWord(word)) ? hiddenMark : word));
}

function kindsOfLines(text: ResumeText): Map<number, SectionKind> {
  const kinds = new Map<number, SectionKind>();
  for (const { kind, lines } of splitSections(text))
    for (const { index, also = [] } of lines)
      for (const each of [index, ...also]) kinds.set(each, kind);
  return kinds;
}

/** Keeps only titles and sentences. Other cells may be names, towns or nationalities. */
function headOnly(line: string): string {
  const words = line.match(wordPattern) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (words.length >= 8 && small * 2 > words.length) return line;
  return line
    .split(separators)
    .filter((cell) => rateTitle(cell) >= 0.5)
    .join(" | ");
}

/** Words that describe a degree and not the place. */
const aboutDegree: ReadonlySet<string> = new Set(rowsOf(blind, "aboutDegree"));

/**
 * Hides where the person studied: the parsed schools, and in lines about education everything but
 * degrees and dates.
 */
function schoolHider(parsed: ParsedResume): (line: string, kind: SectionKind | null) => string {
  const employers = new Set(parsed.roles.map(({ company }) => foldWord(company ?? "")));
  const schools = parsed.education
    .flatMap(({ institution }) => institution ?? [])
    .filter((school) => school.length > 2);
  const ofDegrees = new Set(parsed.education.flatMap(({ degree }) => [...wordsOf(degree ?? "")]));
  const ofSchools = new Set(schools.flatMap((school) => [...wordsOf(school)]));
  const isKept = (word: string) =>
    aboutDegree.has(word) ||
    monthNumbers.has(word) ||
    /^\d+$/.test(word) ||
    (ofDegrees.has(word) && !ofSchools.has(word));
  const phrases = schools.map((school) => ({
    school: foldWord(school),
    words: [...wordsOf(school)],
  }));
  return (line, kind) => {
    if (kind === "education" || kind === "courses") return keepWords(line, isKept);
    const isWork = kind === "experience" || kind === "volunteer";
    const named = phrases.reduce(
      (rest, { school, words }) =>
        // Teachers work at schools, so an employer's name stays visible.
        isWork && employers.has(school) ? rest : hidePhrase(rest, words),
      line,
    );
    return isWork ? named : hideNamedSchools(named);
  };
}

/** Hides a sequence of words, whatever characters separate them. */
function hidePhrase(line: string, phrase: readonly string[]): string {
  if (phrase.length === 0) return line;
  const words = [...line.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    folded: foldWord(word),
    from: index,
    to: index + word.length,
  }));
  let shown = "";
  let from = 0;
  for (let at = 0; at + phrase.length <= words.length; at += 1) {
    if (!phrase.every((word, next) => words[at + next]?.folded === word)) continue;
    shown += line.slice(from, words[at]?.from) + hiddenMark;
    at += phrase.length - 1;
    from = words[at]?.to ?? line.length;
  }
  return shown + line.slice(from);
}

function keepWords(line: string, isKept: (word: string) => boolean): string {
  return line.replace(wordPattern, (word) => (isKept(foldWord(word)) ? word : hiddenMark));
}

const repeatedMarks = new RegExp(
  `\\[hidden\\](?:[\\s.,'’&/()-]{0,4}(?:(?:${patternOf(blind, "schoolOf")}) )?\\[hidden\\])+`,
  "g",
);

function tidy(line: string): string {
  return line
    .replace(repeatedMarks, hiddenMark)
    .replace(/ {2,}/g, " ")
    .replace(/^[\s|·•,;:–-]+$/u, "")
    .trim();
}
