import { tokenize } from "../../skills/tokenize.ts";
import { stemAt } from "../words/phrase-words.ts";
import { tellingRoots } from "../words/roots/telling-roots.ts";
import { clausesOf } from "./clauses.ts";
import type { Passage } from "./passages.ts";

/** Other words that may stand between those of a phrase, and between those in another order. */
const maxBetween = 2;
const maxBetweenTurned = 1;
const maxBetweenDemanded = 2;
const furthest = 60;
/** How far into the next line a sentence is followed. */
const maxNext = 50;

/** How the words of a phrase stand in a sentence: as one thing that was done, or only near each other. */
export type Standing = "together" | "apart";

type Word = { root: string; item: number; clause: number; isDoer: boolean; isNamedOnly: boolean };
type Said = { words: readonly Word[]; joined: ReadonlySet<number> };
type Reading = (item: string) => readonly { root: string; isDoer: boolean }[];

const known = new WeakMap<Passage, Said>();
const knownDemanded = new WeakMap<Passage, Said>();

/**
 * Whether the words of a phrase stand together: in their order ("supervised all new staff"), over an
 * enumeration with its "and" ("supervised, trained and scheduled staff"), or turned round within one
 * item ("reconciliation of accounts"). Items of a list that happen to be neighbours say nothing, and
 * neither do a work and what it was for ("led a team to design").
 */
export function standsTogether(passage: Passage, phrase: readonly string[]): Standing | null {
  const said = known.get(passage) ?? splitItems(passage.sentence, readRoots);
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
): Standing | null {
  const text = `${passage.sentence} ${passage.next?.text.slice(0, maxNext) ?? ""}`;
  const said = knownDemanded.get(passage) ?? splitItems(text, readStems);
  knownDemanded.set(passage, said);
  return standIn(said, words, maxBetweenDemanded);
}

type Phrase = readonly ReadonlySet<string>[];

function standIn(said: Said, phrase: Phrase, between: number): Standing | null {
  const [first] = phrase;
  if (first === undefined) return null;
  let best: Standing | null = null;
  for (const [at, { root }] of said.words.entries()) {
    if (!first.has(root)) continue;
    for (const places of [inOrder(said, phrase, at), turned(said, phrase, { from: at, between })]) {
      if (places === null) continue;
      if (isOneThing(said, places)) return "together";
      best = "apart";
    }
  }
  return best;
}

/** All in one clause, which tells what was done. */
function isOneThing({ words }: Said, places: readonly number[]): boolean {
  const clauses = new Set(places.map((place) => words[place]?.clause));
  return clauses.size === 1 && places.some((place) => words[place]?.isNamedOnly === false);
}

function inOrder({ words, joined }: Said, phrase: Phrase, from: number): number[] | null {
  const places = [from];
  let last = from;
  for (const wanted of phrase.slice(1)) {
    const next = words.findIndex(({ root }, at) => at > last && wanted.has(root));
    if (next === -1) return null;
    last = next;
    places.push(last);
  }
  if (last - from >= phrase.length + maxBetween) return null;
  const [start = 0, end = 0] = [words[from]?.item, words[last]?.item];
  return start === end || joined.has(end) || joined.has(end - 1) ? places : null;
}

function turned(
  { words }: Said,
  phrase: Phrase,
  { from, between }: { from: number; between: number },
): number[] | null {
  const reach = phrase.length + between;
  const places = phrase.map((wanted) => nearest(words, wanted, from));
  if (new Set(places).size < phrase.length) return null;
  if (Math.max(...places) - Math.min(...places) >= reach) return null;
  if (new Set(places.map((place) => words[place]?.item)).size > 1) return null;
  // A manager's course is no management of courses.
  return phrase.length > 1 && places.some((place) => words[place]?.isDoer === true) ? null : places;
}

function nearest(words: readonly Word[], wanted: ReadonlySet<string>, at: number): number {
  for (let away = 0; away < furthest; away++) {
    if (wanted.has(words[at - away]?.root ?? "")) return at - away;
    if (wanted.has(words[at + away]?.root ?? "")) return at + away;
  }
  return Infinity;
}

/** Who leads it, where the work itself is meant. */
const leader = /^(?:manager|supervisor|director|coordinator|leader|administrator)s?$/u;

const readRoots: Reading = (item) => tellingRoots(item).map((root) => ({ root, isDoer: false }));

function readStems(item: string): { root: string; isDoer: boolean }[] {
  const tokens = tokenize(item);
  return tokens.flatMap(({ text }, at) => {
    const root = stemAt(tokens, at);
    return root === null ? [] : [{ root, isDoer: leader.test(text) }];
  });
}

function splitItems(text: string, read: Reading): Said {
  const words: Word[] = [];
  const joined = new Set<number>();
  let item = 0;
  for (const [clause, { text: said, isNamedOnly }] of clausesOf(text).entries()) {
    for (const part of said.split(/[,;:|()\t]|\s[/–—-]\s/u)) {
      for (const word of read(part)) words.push({ ...word, item, clause, isNamedOnly });
      if (/(?:^|\s)(?:and|or|&|und|oder|et|ou|y|o)\s/iu.test(part)) joined.add(item);
      item++;
    }
  }
  return { words, joined };
}
