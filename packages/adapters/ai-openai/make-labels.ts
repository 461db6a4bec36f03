import { randomInt } from "node:crypto";

/** No vowels, so that no word comes of them, and no signs that look like others. */
const signs = "BCDFGHJKLMNPQRSTVWXZ2345679";
const length = 5;

/**
 * Labels that stand nowhere in the texts, whatever their case: a CV that holds the label of
 * another candidate, or guesses its own, could speak for it.
 */
export function makeLabels(
  count: number,
  texts: readonly string[],
  random: (below: number) => number = randomInt,
): string[] {
  const known = texts.join("\n").toUpperCase();
  const labels = new Set<string>();
  while (labels.size < count) {
    const label = Array.from({ length }, () => signs.charAt(random(signs.length))).join("");
    if (!known.includes(label)) labels.add(label);
  }
  return [...labels];
}
