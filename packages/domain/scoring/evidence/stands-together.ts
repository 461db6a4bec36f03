import { contentStems } from "../words/phrase-words.ts";
import { tellingRoots } from "../words/roots/telling-roots.ts";
import type { Passage } from "./passages.ts";

/** Other words that may stand between those of a phrase, and between those in another order. */
const maxBetween = 2;
const maxBetweenTurned = 1;
const maxBetweenDemanded = 2;
const furthest = 60;
/** How far into the next line a sentence is followed. */
const maxNext = 50;

/** Of each word of a sentence the item of an enumeration that it stands in. */
type Said = { words: readonly string[]; ofWord: readonly number[]; joined: ReadonlySet<number> };

const known = new WeakMap<Passage, Said>();
const knownDemanded = new WeakMap<Passage, Said>();

/**
 * Whether the words of a phrase stand together: in their order ("supervised all new staff"), over an
 * enumeration with its "and" ("supervised, trained and scheduled staff"), or turned round within one
 * item ("reconciliation of accounts"). Items of a list that happen to be neighbours say nothing.
 */
export function standsTogether(passage: Passage, phrase: readonly string[]): boolean {
  const said = known.get(passage) ?? splitItems(passage.sentence, tellingRoots);
  known.set(passage, said);
  return standIn(
    said,
    phrase.map((root) => new Set([root])),
    maxBetweenTurned,
  );
}

/** The same of a demand's words, each with those that mean the same; a sentence may run on into the next line. */
export function demandStandsTogether(
  passage: Passage,
  words: readonly ReadonlySet<string>[],
): boolean {
  const text = `${passage.sentence} ${passage.next?.text.slice(0, maxNext) ?? ""}`;
  const said = knownDemanded.get(passage) ?? splitItems(text, contentStems);
  knownDemanded.set(passage, said);
  return standIn(said, words, maxBetweenDemanded);
}

type Phrase = readonly ReadonlySet<string>[];

function standIn(said: Said, phrase: Phrase, between: number): boolean {
  const [first] = phrase;
  if (first === undefined) return false;
  return said.words.some(
    (word, at) =>
      first.has(word) &&
      (isInOrder(said, phrase, at) || isTurned(said, phrase, { from: at, between })),
  );
}

function isInOrder({ words, ofWord, joined }: Said, phrase: Phrase, from: number): boolean {
  let last = from;
  for (const wanted of phrase.slice(1)) {
    const next = words.findIndex((word, at) => at > last && wanted.has(word));
    if (next === -1) return false;
    last = next;
  }
  if (last - from >= phrase.length + maxBetween) return false;
  const [start = 0, end = 0] = [ofWord[from], ofWord[last]];
  return start === end || joined.has(end) || joined.has(end - 1);
}

function isTurned(
  { words, ofWord }: Said,
  phrase: Phrase,
  { from, between }: { from: number; between: number },
): boolean {
  const reach = phrase.length + between;
  const places = phrase.map((wanted) => nearest(words, wanted, from));
  if (new Set(places).size < phrase.length) return false;
  if (Math.max(...places) - Math.min(...places) >= reach) return false;
  return new Set(places.map((place) => ofWord[place])).size === 1;
}

function nearest(words: readonly string[], wanted: ReadonlySet<string>, at: number): number {
  for (let away = 0; away < furthest; away++) {
    if (wanted.has(words[at - away] ?? "")) return at - away;
    if (wanted.has(words[at + away] ?? "")) return at + away;
  }
  return Infinity;
}

function splitItems(text: string, wordsOf: (item: string) => readonly string[]): Said {
  const words: string[] = [];
  const ofWord: number[] = [];
  const joined = new Set<number>();
  text.split(/[,;:|()\t]|\s[/–—-]\s/u).forEach((item, index) => {
    for (const word of wordsOf(item)) {
      words.push(word);
      ofWord.push(index);
    }
    if (/(?:^|\s)(?:and|or|&|und|oder|et|ou|y|o)\s/iu.test(item)) joined.add(index);
  });
  return { words, ofWord, joined };
}
