import { splitWords, withoutBrackets } from "../../../resume/text/squeeze-spaces.ts";
/** Splits a requirement for two things into two complete ones. Empty for other requirements. */
export function conjunctsOf(text: string): string[] {
  const sides = withoutBrackets(text)
    .trim()
    .split(/ (?:and|&|und|et|y) /u);
  const [left, right] = sides.map(splitWords);
  if (left === undefined || right === undefined || sides.length !== 2) return [];
  if (left.length > maxWords || right.length > maxWords || text.includes(",")) return [];
  return [withShared(left, right).join(" "), right.join(" ")];
}

const maxWords = 4;
const isGerund = (word: string | undefined) => word?.endsWith("ing") ?? false;

/**
 * Adds shared words: "FHA and conventional loans" gives "FHA loans", "training and supervising
 * staff" gives "training staff".
 */
function withShared(left: readonly string[], right: readonly string[]): string[] {
  if (left.length > 1 || right.length < 2) return [...left];
  return isGerund(left[0]) && isGerund(right[0])
    ? [...left, ...right.slice(1)]
    : [...left, ...right.slice(-1)];
}
