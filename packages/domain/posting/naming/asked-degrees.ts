import { countWords } from "../../resume/text/count-words.ts";
import { splitWords } from "../../resume/text/squeeze-spaces.ts";
import { any } from "../clauses/phrase-pattern.ts";
import { fieldIn, restOfChoice } from "./asked-field.ts";
import { orBetween } from "./split-list.ts";
import { degreeKinds, isGeneralWord, isSmallWord } from "./is-name.ts";

const others = `(?:${any(...degreeKinds)}-?(?: ?/ ?| ${any("or", "orDutch")} ))*`;
/** "Associate's or bachelor's degree", "Hochschulstudium (Master)" */
const degree = new RegExp(
  `(?<!\\p{L})${others}(?:(?<title>${any("degreeTitle")})|(?<letters>${any("degreeLetters")})|(?<alone>${any("degreeAlone")})|${any("degreeWord")})(?![\\p{L}-])`,
  "giu",
);
const joiner = new RegExp(
  `^(?:,? ${any("degreeBranch")}| ${any("degreeJoiner")})(?= |(?<=['’]))`,
  "iu",
);
const namedBefore = new RegExp(`${any("degreeAfter")}$`, "iu");
const startsOther = new RegExp(`^ ${any("and", "or", "orDutch")} `, "iu");
const mostWords = 18;

/**
 * The degree or apprenticeship that a clause asks for, verbatim ("PhD in plant pathology, virology
 * or molecular biology"), or null. Its field of study is not a skill.
 */
export function askedDegree(clause: string): { text: string; start: number; end: number } | null {
  const or = orBetween(clause);
  for (const { 0: words, index, groups = {} } of clause.matchAll(degree)) {
    const { title, letters, alone } = groups;
    // "BUT" is a diploma, and "but" is not.
    if (letters !== undefined && letters !== letters.toUpperCase()) continue;
    const field = fieldOf(clause.slice(index + words.length), or, title ?? letters);
    const isNamedBefore = (field === "" || field.startsWith(",")) && namedBefore.test(words);
    const before = isNamedBefore ? fieldBefore(clause.slice(0, index)) : "";
    if (field === "" && before === "" && alone === undefined) continue;
    const text = before + words + field;
    const start = index - before.length;
    if (countWords(text) <= mostWords) return { text, start, end: start + text.length };
  }
  return null;
}

/** "law " in "a law degree". Empty in "a relevant degree". */
function fieldBefore(text: string): string {
  const word = splitWords(text).at(-1) ?? "";
  const isField = /^\p{L}{3,}$/u.test(word) && !isGeneralWord(word) && !isSmallWord(word);
  return isField ? `${word} ` : "";
}

/** " in botany or genetics", " Maschinenbau, Schwerpunkt Antriebe" */
function fieldOf(rest: string, or: RegExp, title?: string): string {
  const aside = /^ \([^()]{2,24}\)/u.exec(rest)?.[0] ?? "";
  const joined = joiner.exec(rest.slice(aside.length))?.[0] ?? "";
  if (joined === "" && (title === undefined || startsOther.test(rest))) return "";
  const lead = aside + joined;
  const field = fieldIn(rest.slice(lead.length));
  if (!/\p{L}{2}/u.test(field)) return "";
  const after = rest.slice(lead.length + field.length);
  return lead + field + (fieldOf(after, or) || restOfChoice(after, or));
}
