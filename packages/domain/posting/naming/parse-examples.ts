import { splitWords, trimSigns } from "../../resume/text/squeeze-spaces.ts";
import { countWords } from "../../resume/text/count-words.ts";
import { findLanguages } from "./find-languages.ts";
import { any } from "../clauses/phrase-pattern.ts";
import { byJoiners } from "./in-dutch.ts";

/** A class with some of its members: "an EHR such as Epic or Cerner", "HRIS (ADP, Workday)". */
export type ExampleList = {
  /** Whether any one is enough. False for mere details in brackets: "accessibility (WCAG)". */
  isAnyOf: boolean;
  /** The words before the examples, back to the previous separator of requirements. */
  of: string;
  examples: string[];
  /** The start of the class's words. */
  start: number;
  /** The start of the phrase that introduces the examples. */
  leadStart: number;
  end: number;
};

/** Phrases that always introduce examples. */
const leads = new RegExp(`(?:,? | ?\\()(?<!\\p{L})${any("example")},?:? (?=\\S)`, "giu");
/**
 * Short words that introduce examples only before a capital letter, and not after a verb or in
 * "experiencia como".
 */
const leadsToName = new RegExp(
  `(?<!(?<!\\p{L})${any("notExample")})(?:,? | ?\\()${any("exampleOfName")} (?=[\\p{Lu}\\d])`,
  "gu",
);
const bracket = / ?\(([^()]{2,120})\)/gu;

/** Class nouns for tools and certificates, whose members are often listed in brackets. */
const classNoun = new RegExp(`^${any("toolLetters")}$|${any("toolNoun")}$`, "iu");

const andOr = any("and", "or", "orDutch");
/** "or similar", "etc.", "oder vergleichbar": more of the same kind, but not a name. */
const moreOfTheKind = new RegExp(
  `^(?:${andOr} )?(?:any )?(?:an? )?${any("similar", "others")}`,
  "iu",
);
const between = new RegExp(
  `,\\s*(?:${andOr}\\s+)?|(?<!\\s)\\s+${andOr}\\s+|(?<!\\s)\\s*\\/\\s*`,
  "giu",
);
const choice = new RegExp(`\\s${any("or", "orDutch")}\\s|\\betc\\b`, "iu");
/** Ends the examples within a sentence. */
const ending = new RegExp(
  `[;()]|[.!?](?:\\s|$)|:\\s|\\s[–—-]\\s|\\s${any("is", "would", "level", "endsExamples")}(?!\\p{L})`,
  "iu",
);
const partsDemands = byJoiners(
  (and) =>
    new RegExp(`(?<=\\))\\s(?:${and}\\s)?|[;:,(]\\s|\\s[–—-]\\s|[.!?]\\s|\\s${and}\\s`, "giu"),
);
const maxWords = 4;

type Lead = { leadStart: number; from: number; inBracket: boolean; isAnyOf: boolean };

/** Returns the classes that a clause describes by examples, in order of appearance. */
export function parseExamples(text: string): ExampleList[] {
  const found: ExampleList[] = [];
  const isFree = (start: number) => found.every((list) => start >= list.end);
  for (const match of [...text.matchAll(leads), ...text.matchAll(leadsToName)]) {
    const from = match.index + match[0].length;
    const inBracket = match[0].includes("(");
    add(text, { leadStart: match.index, from, inBracket, isAnyOf: true });
  }
  for (const match of text.matchAll(bracket)) {
    const inner = match[1] ?? "";
    const before = text.slice(0, match.index);
    const parts = partsOf(inner);
    const isChoice = choice.test(inner);
    const names = parts.filter((part) => !moreOfTheKind.test(part));
    if (names.length === 0 || !names.every(isMember) || findLanguages(inner).length > 0) continue;
    const from = match.index + match[0].length - inner.length - 1;
    const isAnyOf = isChoice || names.length < parts.length || endsInClass(before);
    add(text, { leadStart: match.index, from, inBracket: true, isAnyOf });
  }
  return found.sort((a, b) => a.start - b.start);

  function add(whole: string, { leadStart, from, inBracket, isAnyOf }: Lead): void {
    const start = startOfClass(whole.slice(0, leadStart));
    const of = whole.slice(start, leadStart).trim();
    const { examples, length } = membersIn(whole.slice(from));
    if (!isFree(start) || of === "" || examples.length === 0) return;
    const last = from + length;
    const close = inBracket ? whole.indexOf(")", last) : -1;
    found.push({ isAnyOf, of, examples, start, leadStart, end: close === -1 ? last : close + 1 });
  }
}

function startOfClass(before: string): number {
  const last = [...before.matchAll(partsDemands(before))].at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}

/**
 * Whether a text ends in a class noun, as its last word ("a payroll system") or the one before ("un
 * logiciel comptable").
 */
const endsInClass = (before: string) =>
  splitWords(before.slice(-60))
    .slice(-2)
    .some((word) => classNoun.test(word));

const partsOf = (list: string): string[] =>
  list
    .replace("…", ", etc.")
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/**
 * Whether a part looks like a name: few words, the first of them with a capital letter or a digit.
 */
const isMember = (part: string) =>
  /^(?:\p{Lu}|\d+\p{Lu})/u.test(part) &&
  !/^[A-C][12]\b/u.test(part) &&
  countWords(part) <= maxWords;

function membersIn(after: string): { examples: string[]; length: number } {
  const said = after.slice(0, ending.exec(after)?.index ?? after.length);
  const examples: string[] = [];
  let length = 0;
  let from = 0;
  for (const joint of [...said.matchAll(between), null]) {
    const to = joint?.index ?? said.length;
    const part = said.slice(from, to).trim();
    const isOdd = countWords(part) > maxWords || part === "";
    // "such as Jira and strong communication skills": the last part is no longer an example.
    const isOther = examples.length > 0 && isMember(examples[0] ?? "") && !isMember(part);
    if (isOdd || isOther || moreOfTheKind.test(part)) break;
    examples.push(trimSigns(part));
    length = to;
    if (joint !== null) from = joint.index + joint[0].length;
  }
  return { examples, length };
}
