import { titleFields } from "../../lexicon/title-fields.gen.ts";
import { titleHeads } from "../../lexicon/title-heads.gen.ts";
import { kindsOf } from "../../lexicon/lexicon.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { titleWords } from "./normalize-title.ts";

export type Head = { word: string; class: string };

/**
 * The last word for an activity: "Director of Nursing" directs, because the words before "of" name
 * the activity.
 */
export function headOf(words: readonly string[]): Head | null {
  const heads = headClasses();
  for (let at = words.length - 1; at >= 0; at--) {
    for (const size of [2, 1]) {
      const word = words.slice(at - size + 1, at + 1).join(" ");
      const found = heads.get(word);
      if (at - size + 1 >= 0 && found !== undefined) return { word, class: found };
    }
  }
  return null;
}

const longestPhrase = 6;

/** Returns the longest known phrases in the words with their values, from left to right. */
export function phrasesIn<T>(
  words: readonly string[],
  known: ReadonlyMap<string, T>,
): { phrase: string; value: T }[] {
  const found: { phrase: string; value: T }[] = [];
  let from = 0;
  while (from < words.length) {
    let taken = 1;
    for (let size = Math.min(longestPhrase, words.length - from); size > 0; size--) {
      const phrase = words.slice(from, from + size).join(" ");
      const value = known.get(phrase);
      if (value === undefined) continue;
      found.push({ phrase, value });
      taken = size;
      break;
    }
    from += taken;
  }
  return found;
}

let heads: ReadonlyMap<string, string> | null = null;
let fields: ReadonlyMap<string, string[]> | null = null;

/** Maps an activity word to its class. Titles of one class do similar work in their fields. */
export function headClasses(): ReadonlyMap<string, string> {
  heads ??= new Map(
    [...kindsByPhrase(titleHeads)].map(([word, found]) => [word, found.at(-1) ?? ""]),
  );
  return heads;
}

/** Maps words to fields of work, for titles that no phrase of the families matches. */
export function fieldIndex(): ReadonlyMap<string, string[]> {
  fields ??= kindsByPhrase(titleFields);
  return fields;
}

function kindsByPhrase(lexicon: Lexicon): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [kind, words] of kindsOf(lexicon)) {
    for (const phrase of words.map((word) => titleWords(word).join(" "))) {
      if (phrase !== "") found.set(phrase, [...(found.get(phrase) ?? []), kind]);
    }
  }
  return found;
}
