import { countWords } from "../resume/text/count-words.ts";
import { any } from "./clauses/phrase-pattern.ts";
import { byJoiners } from "./naming/in-dutch.ts";
import { parseExamples } from "./naming/parse-examples.ts";

const mostWordsOfMember = 7;
const betweenMembers = byJoiners((_, or) => new RegExp(`,? ${or} | / `, "iu"));
/** Certificates named by their letters: "RN, LPN or LVN", "CFA/CMA". */
const lettersOnly = new RegExp(
  `^\\p{Lu}[\\p{Lu}\\d]{1,5}(?:(?:,|,? ${any("or")}|\\/) ?\\p{Lu}[\\p{Lu}\\d]{1,5})+$`,
  "u",
);
const betweenLetters = new RegExp(`,? ${any("or")} |, ?|\\/`, "u");

/**
 * Returns the alternatives of a requirement, verbatim, any one of which meets it: "QuickBooks,
 * NetSuite or Sage", "an EHR such as Epic". Empty if it asks for one thing.
 */
export function alternativesIn(text: string): string[] {
  if (lettersOnly.test(text)) return text.split(betweenLetters);
  const list = parseExamples(text).find(({ isAnyOf }) => isAnyOf);
  if (list !== undefined)
    return list.start === 0 && list.end >= text.trimEnd().length ? [list.of, ...list.examples] : [];
  if (/[()[\];:.]/u.test(text)) return [];
  const sides = text.split(betweenMembers(text));
  if (sides.length < 2) return [];
  const members = [...(sides[0] ?? "").split(", "), ...sides.slice(1)].map((side) => side.trim());
  return members.every(isMember) && !sharesHead(members) ? members : [];
}

const isMember = (side: string) => side !== "" && countWords(side) <= mostWordsOfMember;

/** "Retail or branch banking", "written or oral reports": words that share the last noun. */
function sharesHead(members: readonly string[]): boolean {
  const last = members.at(-1) ?? "";
  return last.includes(" ") && members.some((side) => /^\p{Lu}?\p{Ll}+$/u.test(side));
}
