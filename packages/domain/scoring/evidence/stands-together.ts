import { tellingRoots } from "../words/roots/telling-roots.ts";
import type { Passage } from "./passages.ts";

/** Other words that may stand between those of a phrase, and between those in another order. */
const maxBetween = 2;
const maxBetweenTurned = 1;
const furthest = 60;

/** Of each word of a sentence the item of an enumeration that it stands in. */
type Items = { ofWord: readonly number[]; joined: ReadonlySet<number> };

const known = new WeakMap<Passage, Items>();

/**
 * Whether the words of a phrase stand together: in their order ("supervised all new staff"), over an
 * enumeration with its "and" ("supervised, trained and scheduled staff"), or turned round within one
 * item ("reconciliation of accounts"). Items of a list that happen to be neighbours say nothing.
 */
export function standsTogether(passage: Passage, phrase: readonly string[]): boolean {
  const { roots } = passage;
  const [first = ""] = phrase;
  if (phrase.length === 1) return roots.includes(first);
  for (let at = roots.indexOf(first); at !== -1; at = roots.indexOf(first, at + 1)) {
    if (isInOrder(passage, phrase, at) || isTurned(passage, phrase, at)) return true;
  }
  return false;
}

function isInOrder(passage: Passage, phrase: readonly string[], from: number): boolean {
  const { roots } = passage;
  let last = from;
  for (const stem of phrase.slice(1)) {
    const next = roots.indexOf(stem, last + 1);
    if (next === -1) return false;
    last = next;
  }
  if (last - from >= phrase.length + maxBetween) return false;
  const { ofWord, joined } = itemsOf(passage);
  const [start = 0, end = 0] = [ofWord[from], ofWord[last]];
  return start === end || joined.has(end) || joined.has(end - 1);
}

function isTurned(passage: Passage, phrase: readonly string[], from: number): boolean {
  const reach = phrase.length + maxBetweenTurned;
  const places = phrase.map((stem) => nearest(passage.roots, stem, from));
  if (Math.max(...places) - Math.min(...places) >= reach) return false;
  const { ofWord } = itemsOf(passage);
  return new Set(places.map((place) => ofWord[place])).size === 1;
}

function nearest(stems: readonly string[], stem: string, at: number): number {
  for (let away = 0; away < furthest; away++) {
    if (stems[at - away] === stem) return at - away;
    if (stems[at + away] === stem) return at + away;
  }
  return Infinity;
}

function itemsOf(passage: Passage): Items {
  const cached = known.get(passage);
  if (cached !== undefined) return cached;
  const ofWord: number[] = [];
  const joined = new Set<number>();
  passage.sentence.split(/[,;:|()\t]|\s[/–—-]\s/u).forEach((item, index) => {
    for (const _ of tellingRoots(item)) ofWord.push(index);
    if (/(?:^|\s)(?:and|or|&|und|oder|et|ou|y|o)\s/iu.test(item)) joined.add(index);
  });
  const items = { ofWord, joined };
  known.set(passage, items);
  return items;
}
