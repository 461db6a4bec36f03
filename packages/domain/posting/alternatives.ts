import { countWords } from "../resume/text/count-words.ts";
import { inDutch } from "./naming/in-dutch.ts";
import { parseExamples } from "./naming/parse-examples.ts";

const mostWordsOfMember = 7;
const orWord = "and\\/or|or|oder|bzw\\.|et\\/ou|ou|y\\/o|o|u|e\\/ou|oppure|lub|albo|eller";
const or = new RegExp(`,? (?:${orWord}) | / `, "iu");
const orInDutch = new RegExp(`,? (?:${orWord}|of) | / `, "iu");
/** Certificates named by their letters: "RN, LPN or LVN", "CFA/CMA". */
const lettersOnly =
  /^\p{Lu}[\p{Lu}\d]{1,5}(?:(?:,| or|, or| oder| ou|\/) ?\p{Lu}[\p{Lu}\d]{1,5})+$/u;

/**
 * Returns the alternatives of a requirement, verbatim, any one of which meets it: "QuickBooks,
 * NetSuite or Sage", "an EHR such as Epic". Empty if it asks for one thing.
 */
export function alternativesIn(text: string): string[] {
  if (lettersOnly.test(text)) return text.split(/,? or |,? oder |,? ou |, ?|\//u);
  const list = parseExamples(text).find(({ isAnyOf }) => isAnyOf);
  if (list !== undefined)
    return list.start === 0 && list.end >= text.trimEnd().length ? [list.of, ...list.examples] : [];
  if (/[()[\];:.]/u.test(text)) return [];
  const sides = text.split(inDutch.test(text) ? orInDutch : or);
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
