import { synonyms } from "../../lexicon/synonyms.gen.ts";
import { kindsOf } from "../../lexicon/lexicon.ts";
import { rootOf } from "./roots/word-root.ts";

/** Words of postings and CVs that stand for each other in what was asked and what was done. */
const known = new Map<string, Set<string>>();
for (const [, words] of kindsOf(synonyms)) {
  const stems = words.map(rootOf);
  for (const word of stems) known.set(word, new Set([...(known.get(word) ?? [word]), ...stems]));
}

/** The stems that answer for a requirement's stem, itself among them. */
export function sameWords(word: string): ReadonlySet<string> {
  return known.get(word) ?? new Set([word]);
}
