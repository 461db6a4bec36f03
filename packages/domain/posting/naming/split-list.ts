import { countWords } from "../../resume/text/count-words.ts";
const joints =
  /(?:(?<!\s)\s+)?(?:[,;|•·]|\s[/–—-]\s|:\s)\s*|(?<!\s)\s+(?:and|und|sowie|et|y|e|oraz|en(?= (?:een|ervaring|kennis|goede|affiniteit|bereid)\b)|as well as|along with|including|for|für|pour|para|such as|like|e\.g\.|i\.e\.|z\. ?B\.|wie|wie z\. ?B\.|par exemple|notamment|como|por ejemplo|plus(?!\s+(?:if|for|when|points))|together with)\s+/giu;

export const orBetween = /(?<!\s)\s+(?:and\/or|or|oder|bzw\.|ou|o)\s+/iu;
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
    !/[()[\];:|]|\s(?:and|und|et|y|with|mit)\s/u.test(sides.slice(1).join(" "));
  return isList && countWords(sides[0] ?? "") <= 6 ? [clause] : null;
}
