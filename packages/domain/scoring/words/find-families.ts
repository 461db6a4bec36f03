import { roleFamilies } from "./role-families.ts";
import type { RoleFamily } from "./role-families.ts";
import { phrasesIn } from "./title-index.ts";

/**
 * Returns the families in a title. "Software Sales Executive" is sales, because a longer phrase of
 * another group overrides a single word such as "software".
 */
export function findFamilies(words: readonly string[]): RoleFamily[] {
  const known = roleFamilies();
  const found = phrasesIn(words, known);
  const isAttribute = ({ phrase }: { phrase: string }) => attributeWords.has(phrase);
  const phrases = found.filter((one) => !isAttribute(one)).map(({ value }) => value);
  const attributes = found.filter(isAttribute).map(({ value }) => value);
  if (phrases.length === 0 && attributes.length === 0) return compoundFamilies(words, known);
  if (phrases.length === 0) return attributes;
  return [
    ...phrases,
    ...attributes.filter((one) => phrases.some((other) => other.group === one.group)),
  ];
}

/** "Grundschullehrerin": Germanic compounds end in the occupation. */
function compoundFamilies(
  words: readonly string[],
  known: ReadonlyMap<string, RoleFamily>,
): RoleFamily[] {
  const found: RoleFamily[] = [];
  for (const word of words) {
    for (let cut = 3; cut <= word.length - 5; cut++) {
      const family = known.get(word.slice(cut));
      if (family === undefined) continue;
      found.push(family);
      break;
    }
  }
  return found;
}

const attributeWords = new Set(
  (
    "software web application backend frontend fullstack mobile ios android sale marketing finance hr retail logistic insurance " +
    "security healthcare banking maintenance construction fitness warehouse accounting nursing aviation automobile culinary " +
    "hvac museum analytic etl sap salesforce cybersecurity devop network qa digital event hospitality pharmacy procurement " +
    "purchasing housekeeping trading creative business owner"
  ).split(" "),
);
