import { countWords } from "../../resume/text/count-words.ts";
import { any } from "../clauses/phrase-pattern.ts";

const numbers = Array.from({ length: 10 }, (_, at) => `${at + 1}`);
const orSimilar = `${any("or", "orDutch")}\\s(?:${any("article")}\\s)?${any("similar")}`;
const demand = `${any("and")}\\s(?:\\d|${any("atLeast", "newDemand", ...numbers)}(?!\\p{L}))`;
const end = new RegExp(
  `(?<!\\s)\\s*(?:[,;()|:·]|(?<!(?<!\\p{L})(?:${any("abbreviation")}|\\p{L}))\\.(?!\\S)|\\s[–—-]\\s|\\s(?:${orSimilar}|${demand}|${any("atLeast", "level", "endsField")}(?!\\p{L})|${any("is", "would")}\\s)).*$`,
  "isu",
);
const notMember = new RegExp(
  `^${any("and", "with", "inList", "wishOpener", "newDemand")}(?!\\p{L})`,
  "iu",
);
const endOfMember = new RegExp(`\\s${any("and", "with")}(?!\\p{L}).*$`, "isu");
const mostWordsOfMember = 6;

/** The field of work or study at the start of a text: "care" in "care, and a licence". */
export const fieldIn = (text: string): string => text.replace(end, "");

/**
 * The rest of a list with "or" after its first member, each of which is enough: ", care or sales"
 * in ", care or sales, and a licence".
 */
export function restOfChoice(after: string, or: RegExp): string {
  const [before, ...sides] = after.split(", ");
  let list = "";
  if (before !== "") return list;
  for (const side of sides) {
    const member = fieldIn(` ${side}`).slice(1);
    if (notMember.test(side) || countWords(member) > mostWordsOfMember) return "";
    const isLast = or.test(` ${side}`);
    if (isLast) return member === "" ? list : `${list}, ${member.replace(endOfMember, "")}`;
    if (member !== side) return "";
    list += `, ${member}`;
  }
  return "";
}
