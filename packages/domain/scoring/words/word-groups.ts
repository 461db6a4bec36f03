import { synonyms } from "../../lexicon/synonyms.gen.ts";
import { kindsOf } from "../../lexicon/lexicon.ts";
import { stemsOf } from "./phrase-words.ts";

/** Words of postings and CVs that are synonyms in requirements and past work. */
const known = new Map<string, Set<string>>();
for (const [, words] of kindsOf(synonyms)) {
  const stems = words.flatMap(stemsOf);
  for (const word of stems) known.set(word, new Set([...(known.get(word) ?? [word]), ...stems]));
}

/** Returns the stems that match a requirement's stem, including itself. */
export function sameWords(word: string): ReadonlySet<string> {
  return known.get(word) ?? new Set([word]);
}
