import { randomInt } from "node:crypto";

/** Without vowels, to avoid forming words, and without characters that look alike. */
const labelCharacters = "BCDFGHJKLMNPQRSTVWXZ2345679";
const labelLength = 5;

/**
 * Creates labels that occur in none of the texts, in any case. A CV that contains another
 * candidate's label, or guesses its own, could otherwise influence that candidate's rating.
 */
export function makeLabels(
  count: number,
  texts: readonly string[],
  random: (below: number) => number = randomInt,
): string[] {
  const known = texts.join("\n").toUpperCase();
  const labels = new Set<string>();
  while (labels.size < count) {
    const label = Array.from({ length: labelLength }, () =>
      labelCharacters.charAt(random(labelCharacters.length)),
    ).join("");
    if (!known.includes(label)) labels.add(label);
  }
  return [...labels];
}
