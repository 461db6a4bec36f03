import { any } from "../clauses/phrase-pattern.ts";
import { countWords } from "../../resume/text/count-words.ts";
import { byJoiners } from "./in-dutch.ts";

export const joints = byJoiners(
  (and) =>
    new RegExp(
      `(?:(?<!\\s)\\s+)?(?:[,;|•·]|\\s[/–—-]\\s|:\\s)\\s*|(?<!\\s)\\s+(?:${and}|${any("inList", "example")}|plus(?!\\s+${any("afterPlus")}))\\s+`,
      "giu",
    ),
);
/** "Or" between two words. */
export const orBetween = byJoiners((_, or) => new RegExp(`(?<!\\s)\\s+${or}\\s+`, "iu"));
const ofOneThing = new RegExp(`[()[\\];:|]|\\s${any("and", "with")}\\s`, "iu");
const maxAlternatives = 6;

/** Splits a clause into list items. "Gesundheits- und Krankenpfleger" remains one item. */
export function piecesOf(clause: string, joint: RegExp): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: joined, index } of clause.matchAll(joint)) {
    const before = clause.slice(from, index);
    if (before.endsWith("-")) continue;
    pieces.push(before);
    from = index + joined.length;
  }
  pieces.push(clause.slice(from));
  return oneOfSeveral(clause) ?? pieces.filter((piece) => piece.trim() !== "");
}

/** A clause that is a list ending in "or": "Experience with Go, Java or Python". */
function oneOfSeveral(clause: string): string[] | null {
  const or = orBetween(clause);
  const sides = clause.split(", ");
  const last = sides.at(-1) ?? "";
  if (sides.length < 2 || sides.length >= maxAlternatives || !or.test(last)) return null;
  const isList =
    sides.slice(0, -1).every((side) => !or.test(side)) &&
    sides.slice(1).every((side) => countWords(side) <= 5) &&
    !ofOneThing.test(sides.slice(1).join(" "));
  return isList && countWords(sides[0] ?? "") <= 6 ? [clause] : null;
}
