import { splitWords } from "../../resume/text/squeeze-spaces.ts";
import { countWords } from "../../resume/text/count-words.ts";
import { kindsOf } from "../../lexicon/lexicon.ts";
import { postings } from "../../lexicon/postings.gen.ts";
import { any } from "../clauses/phrase-pattern.ts";
import { fieldIn, restOfChoice } from "./asked-field.ts";
import { orBetween } from "./split-list.ts";
/** Numbers as words, in all supported languages. Articles count as one ("a year or more"). */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  kindsOf(postings)
    .filter(([kind]) => /^\d+$/u.test(kind))
    .flatMap(([kind, words]) => words.map((word) => [word, Number(kind)])),
);
const number = `(\\d{1,2}|${Object.keys(numberWords).join("|")})`;
const orMore = `(?:\\s?\\+|\\s${any("orMore")})?`;
const range = `(?:\\s?(?:-|–|${any("toNumber")})\\s?(?:\\d{1,2}|${Object.keys(numberWords).join("|")})\\+?)?`;
const unit = `(${any("yearUnit")})(?!\\p{L})['’.]?`;
const asked = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${any("atLeast")}\\s)?${number}${orMore}${range}\\s?${unit}${orMore}`,
  "iu",
);
const experience = any("experience");
const relation = `${any("yearsIn")}(?:\\s|(?<=['’]))`;
/** "of progressively responsible experience in", "Berufserfahrung als" */
const throughExperience = new RegExp(
  `^\\s(?:${relation})?(?:[\\p{L}'’-]+\\s){0,4}${experience}\\s(?:${any("leastAfter")}\\s)?(${any("yearsIn", "yearsInAfter")})\\s(.+)$`,
  "iu",
);
/** "of retail experience". "Vertriebserfahrung" is one word and does not match. */
const beforeExperience = new RegExp(
  `^\\s(?:of\\s)?((?:[\\p{L}'’/-]+\\s){1,4}${experience})(?!\\p{L})`,
  "iu",
);
const byRelation = new RegExp(`^\\s(${relation}|${any("doing")}\\s)(.+)$`, "iu");
/** Words that don't describe the work: "relevant experience", "of professional experience". */
const unspecific = new RegExp(`^${any("unspecific")}$`, "iu");
const maxWords = 10;

/**
 * Returns the years that a clause asks for together with the work, in its own words: "At least five
 * years of experience in retail banking" gives "5+ years in retail banking". Null if the work is
 * not named.
 */
export function askedYears(clause: string): { text: string; start: number; end: number } | null {
  const found = asked.exec(clause);
  const labelled = behindLabel.exec(clause);
  if (labelled?.[1] !== undefined) return yearsOfLabel(labelled[1], labelled, clause);
  if (found?.[1] === undefined || found[2] === undefined) return null;
  const count = numberWords[found[1].toLowerCase()] ?? Number(found[1]);
  if (count === 0 || count > 15) return null;
  const after = clause.slice(found.index + found[0].length);
  const of = workIn(after);
  if (of === null) return null;
  const choice = restOfChoice(
    after.slice(after.indexOf(of.work) + of.work.length),
    orBetween(clause),
  );
  const length = after.indexOf(of.work) + of.work.length + choice.length;
  return {
    text: `${count}+ ${found[2]} ${of.relation}${of.relation.endsWith("'") ? "" : " "}${of.work}${choice}`,
    start: found.index,
    end: found.index + found[0].length + length,
  };
}

/** "Forklift: 1 year" */
const behindLabel = new RegExp(
  `^(\\p{Lu}[^:,;.()]{1,40}?) ?: ?${number}${orMore}${range}\\s?${unit}\\W*$`,
  "iu",
);

function yearsOfLabel(
  work: string,
  [, , count = "", unitOfTime = ""]: RegExpExecArray,
  clause: string,
) {
  const years = numberWords[count.toLowerCase()] ?? Number(count);
  if (years === 0 || isUnspecific(work)) return null;
  return { text: `${years}+ ${unitOfTime} of ${work}`, start: 0, end: clause.length };
}

function workIn(after: string): { relation: string; work: string } | null {
  const before = beforeExperience.exec(after)?.[1]?.trim();
  const through = throughExperience.exec(after);
  if (before !== undefined && !isUnspecific(before)) {
    const where = through?.[2] === undefined ? "" : ` ${through[1]} ${fieldIn(through[2])}`;
    const work = `${before}${where}`.trim();
    if (countWords(work) <= maxWords) return { relation: "of", work };
  }
  const found = through ?? byRelation.exec(after);
  if (found?.[1] === undefined || found[2] === undefined) return null;
  const work = fieldIn(found[2]).trim();
  const words = countWords(work);
  if (work === "" || words > maxWords || isUnspecific(work)) return null;
  return { relation: found[1].trim().replace("’", "'"), work };
}

/** Whether the words don't describe any particular work: "relevant experience", "esperienza di". */
export function isUnspecific(words: string): boolean {
  return splitWords(words)
    .filter(Boolean)
    .every((word) => unspecific.test(word));
}
