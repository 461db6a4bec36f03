import { any } from "../../posting/clauses/phrase-pattern.ts";
import { contentStems } from "../words/phrase-words.ts";
import { tellingRoots } from "../words/roots/telling-roots.ts";
import type { Passage } from "./sentences.ts";

/** The maximum number of other words between those of a phrase. */
const maxBetween = 2;

/** A word without stop words before it, and the item of an enumeration that it is in. */
type Word = { root: string; item: number };
/** Words of a sentence, and the items that begin with "and" or "or". */
type Said = { words: readonly Word[]; joined: ReadonlySet<number> };

const known = new WeakMap<Passage, Said>();
const knownDemanded = new WeakMap<Passage, Said>();

/**
 * Whether the words of a phrase, given by their roots, form one statement: close together in one
 * item of an enumeration ("reconciliation of accounts"), or across its end with "and" ("supervised,
 * trained and scheduled staff"). Adjacent items of a list don't count.
 */
export function standsTogether(passage: Passage, phrase: readonly string[]): boolean {
  const said = known.get(passage) ?? splitItems(passage.sentence, tellingRoots);
  known.set(passage, said);
  return isOneStatement(
    said,
    phrase.map((root) => new Set([root])),
  );
}

/** The same for a requirement's words, given by their stems and those of their synonyms. */
export function demandStandsTogether(
  passage: Passage,
  words: readonly ReadonlySet<string>[],
): boolean {
  const said = knownDemanded.get(passage) ?? splitItems(passage.sentence, contentStems);
  knownDemanded.set(passage, said);
  return isOneStatement(said, words);
}

function isOneStatement({ words, joined }: Said, phrase: readonly ReadonlySet<string>[]): boolean {
  const [first, ...others] = phrase;
  const reach = phrase.length + maxBetween;
  return words.some(({ root, item }, at) => {
    if (first?.has(root) !== true) return false;
    const near = words
      .slice(Math.max(0, at - reach + 1), at + reach)
      .filter((one) => one.item === item || (one.item > item && joined.has(one.item)));
    return others.every((wanted) => near.some((one) => wanted.has(one.root)));
  });
}

const joins = new RegExp(`(?:^|\\s)(?:&|${any("and", "or")})\\s`, "iu");

function splitItems(text: string, read: (item: string) => readonly string[]): Said {
  const items = text.split(/[,;:|()\t]|\s[/–—-]\s/u);
  return {
    words: items.flatMap((part, item) => read(part).map((root) => ({ root, item }))),
    joined: new Set(items.flatMap((part, item) => (joins.test(part) ? [item] : []))),
  };
}
