import { titleFields } from "../../lexicon/title-fields.gen.ts";
import { titleHeads } from "../../lexicon/title-heads.gen.ts";
import { titleKinds } from "../../lexicon/title-kinds.gen.ts";
import { kindsOf } from "../../lexicon/lexicon.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { titleWords } from "./normalize-title.ts";

export type Head = { word: string; class: string };

/** "Director of Nursing" directs: what stands before "of" says what one does. */
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

const longestPhrase = 4;

/** What the longest phrases of the words mean, from the left. */
export function phrasesIn<T>(words: readonly string[], known: ReadonlyMap<string, T>): T[] {
  const found: T[] = [];
  let from = 0;
  while (from < words.length) {
    let taken = 1;
    for (let size = Math.min(longestPhrase, words.length - from); size > 0; size--) {
      const meaning = known.get(words.slice(from, from + size).join(" "));
      if (meaning === undefined) continue;
      found.push(meaning);
      taken = size;
      break;
    }
    from += taken;
  }
  return found;
}

let heads: ReadonlyMap<string, string> | null = null;
let fields: ReadonlyMap<string, string[]> | null = null;
let kinds: ReadonlyMap<string, string[]> | null = null;

/** Heads of many fields, which alone tell no work. */
export function isOpenHead(word: string): boolean {
  const found = headClasses().get(word);
  return found !== undefined && openClasses.has(found);
}

const openClasses = new Set(
  "lead coordinate assist clerk sell advise analyze engineer fix design write check run any".split(
    " ",
  ),
);

/** What one does, by the word that says so; titles of one class do alike things in their fields. */
export function headClasses(): ReadonlyMap<string, string> {
  heads ??= new Map(
    [...kindsByPhrase(titleHeads)].map(([word, found]) => [word, found.at(-1) ?? ""]),
  );
  return heads;
}

/** Fields of work by their words, for what no phrase of the families names. */
export function fieldIndex(): ReadonlyMap<string, string[]> {
  fields ??= kindsByPhrase(titleFields);
  return fields;
}

/**
 * Within one occupation, kinds of it that take months to change: titles that name different kinds
 * of one line (before the colon) are near, not the same.
 */
export function kindIndex(): ReadonlyMap<string, string[]> {
  kinds ??= kindsByPhrase(titleKinds);
  return kinds;
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
