import { any } from "../clauses/phrase-pattern.ts";
import { countWords } from "../../resume/text/count-words.ts";
const dutchAnd = "en(?= (?:een|ervaring|kennis|goede|affiniteit|bereid)\\b)";
const joints = new RegExp(
  `(?:(?<!\\s)\\s+)?(?:[,;|•·]|\\s[/–—-]\\s|:\\s)\\s*|(?<!\\s)\\s+(?:(?!en\\s)${any("and", "inList", "example")}|${dutchAnd}|plus(?!\\s+${any("afterPlus")}))\\s+`,
  "giu",
);

export const orBetween = new RegExp(`(?<!\\s)\\s+${any("or")}\\s+`, "iu");
const ofOneThing = new RegExp(`[()[\\];:|]|\\s${any("and", "with")}\\s`, "iu");
const maxAlternatives = 6;

/** Splits a clause into list items. "Gesundheits- und Krankenpfleger" remains one item. */
export function piecesOf(clause: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of clause.matchAll(joints)) {
    const before = clause.slice(from, index);
    if (before.endsWith("-")) continue;
    pieces.push(before);
    from = index + joint.length;
  }
  pieces.push(clause.slice(from));
  return oneOfSeveral(clause) ?? pieces.filter((piece) => piece.trim() !== "");
}

/** A clause that is a list ending in "or": "Experience with Go, Java or Python". */
function oneOfSeveral(clause: string): string[] | null {
  const sides = clause.split(", ");
  const last = sides.at(-1) ?? "";
  if (sides.length < 2 || sides.length >= maxAlternatives || !orBetween.test(last)) return null;
  const isList =
    sides.slice(0, -1).every((side) => !orBetween.test(side)) &&
    sides.slice(1).every((side) => countWords(side) <= 5) &&
    !ofOneThing.test(sides.slice(1).join(" "));
  return isList && countWords(sides[0] ?? "") <= 6 ? [clause] : null;
}
