import { any } from "../../posting/clauses/phrase-pattern.ts";
import type { Token } from "../../skills/tokenize.ts";
import { tokenize } from "../../skills/tokenize.ts";
import { stemAt } from "../words/phrase-words.ts";
import { rootsOfTokens } from "../words/roots/telling-roots.ts";
import { clausesOf } from "./clauses.ts";
import type { Passage } from "./sentences.ts";

/** The maximum number of other words between those of a phrase, in order and reversed. */
const maxBetween = 2;
const maxBetweenTurned = 1;
const maxBetweenDemanded = 2;
const furthest = 60;
/** How much of the next line is included, in characters. */
const maxNext = 50;

/** How the words of a phrase occur in a sentence: as one statement, or only near each other. */
export type Standing = "together" | "apart";

type Read = {
  root: string;
  /** Its position among all words, including stop words. */
  at: number;
  isLeader: boolean;
  isNoun: boolean;
  isVerb: boolean;
  /** Whether a hyphen joins it to the next word: "product-marketing". */
  isTied: boolean;
};
type Word = Read & { item: number; clause: number; isNamedOnly: boolean };
type Said = { words: readonly Word[]; joined: ReadonlySet<number> };
type Reading = (item: string) => readonly Read[];

const known = new WeakMap<Passage, Said>();
const knownDemanded = new WeakMap<Passage, Said>();

/**
 * Whether the words of a phrase form one statement: in order ("supervised all new staff"), across
 * an enumeration with "and" ("supervised, trained and scheduled staff"), or reversed within one
 * item ("reconciliation of accounts"). Adjacent items of a list don't count, and neither do an
 * activity and its purpose ("led a team to design").
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

/** The same for a requirement's words with their synonyms. Includes the start of the next line. */
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

/** Whether all words are in one clause about the work, and the last is not part of another word. */
function isOneThing({ words }: Said, places: readonly number[]): boolean {
  const clauses = new Set(places.map((place) => words[place]?.clause));
  const last = Math.max(...places);
  const isPartOf = places.length > 1 && words[last]?.isTied === true;
  return (
    clauses.size === 1 && !isPartOf && places.some((place) => words[place]?.isNamedOnly === false)
  );
}

function inOrder(said: Said, phrase: Phrase, from: number): number[] | null {
  const { words } = said;
  const places = [from];
  let last = from;
  for (const wanted of phrase.slice(1)) {
    const next = words.findIndex(({ root }, at) => at > last && wanted.has(root));
    if (next === -1) return null;
    last = next;
    places.push(last);
  }
  if (last - from >= phrase.length + maxBetween) return null;
  if (!isOneItem(said, places)) return null;
  return leadsOther(words, places) ? null : places;
}

function turned(
  said: Said,
  phrase: Phrase,
  { from, between }: { from: number; between: number },
): number[] | null {
  const { words } = said;
  const reach = phrase.length + between;
  const places = phrase.map((wanted) => nearest(words, wanted, from));
  if (new Set(places).size < phrase.length) return null;
  if (Math.max(...places) - Math.min(...places) >= reach) return null;
  if (new Set(places.map((place) => words[place]?.item)).size > 1 && !areVerbs(words, places))
    return null;
  return isOtherName(words, places) || leadsOther(words, places) ? null : places;
}

/** Whether all words are in one item, or in an enumeration with "and". */
function isOneItem({ words, joined }: Said, places: readonly number[]): boolean {
  const items = places.map((place) => words[place]?.item ?? 0);
  const [start, end] = [Math.min(...items), Math.max(...items)];
  return start === end || joined.has(end) || areVerbs(words, places);
}

/**
 * "Managing, keeping calendars": two verbs with the same object, the first at the end of its item.
 */
function areVerbs(words: readonly Word[], places: readonly number[]): boolean {
  const sorted = [...places].sort((a, b) => a - b);
  const split = sorted.filter(
    (place, nth) => words[place]?.item !== words[sorted[nth + 1] ?? place]?.item,
  );
  const [place = -1] = split;
  const [verb, next] = [words[place], words[place + 1]];
  if (split.length !== 1 || verb === undefined || next === undefined) return false;
  const last = words[sorted.at(-1) ?? place];
  return (
    verb.isVerb &&
    next.isVerb &&
    next.item === verb.item + 1 &&
    last !== next &&
    last?.item === next.item
  );
}

/** A manager of accounts for sales is not a sales manager. */
function leadsOther(words: readonly Word[], places: readonly number[]): boolean {
  return places.some((place) => {
    const [before, leader] = [words[place - 1], words[place]];
    if (leader?.isLeader !== true || before === undefined || places.includes(place - 1))
      return false;
    return leader.at - before.at === 1 && leader.item === before.item;
  });
}

/** "Inspection facility" names a facility, not an inspection of one. */
function isOtherName(words: readonly Word[], places: readonly number[]): boolean {
  const [first = 0, second = 0] = [...places].sort((a, b) => a - b);
  const [a, b] = [words[first], words[second]];
  return places[0] === second && a?.isNoun === true && b !== undefined && b.at - a.at === 1;
}

function nearest(words: readonly Word[], wanted: ReadonlySet<string>, at: number): number {
  for (let away = 0; away < furthest; away++) {
    if (wanted.has(words[at - away]?.root ?? "")) return at - away;
    if (wanted.has(words[at + away]?.root ?? "")) return at + away;
  }
  return Infinity;
}

const leader = /^(?:manager|supervisor|director|coordinator|leader|administrator)s?$/u;
const verb = /(?:ing|ed)$/u;
const noun = /(?:[ts]ion|ment|ance|ence|sis|er|or)s?$/u;

const readRoots: Reading = (item) =>
  readWith(item, (tokens, at) => rootsOfTokens(tokens.slice(at, at + 1), item)[0] ?? null);

const readStems: Reading = (item) => readWith(item, stemAt);

function readWith(
  item: string,
  rootAt: (tokens: readonly Token[], at: number) => string | null,
): Read[] {
  const tokens = tokenize(item);
  return tokens.flatMap(({ text, end }, at) => {
    const root = rootAt(tokens, at);
    if (root === null) return [];
    const kind = { isLeader: leader.test(text), isNoun: noun.test(text), isVerb: verb.test(text) };
    return [{ root, at, ...kind, isTied: item[end] === "-" }];
  });
}

const joins = new RegExp(`(?:^|\\s)(?:&|${any("and", "or")})\\s`, "iu");

function splitItems(text: string, read: Reading): Said {
  const words: Word[] = [];
  const joined = new Set<number>();
  let item = 0;
  for (const [clause, { text: said, isNamedOnly }] of clausesOf(text).entries()) {
    for (const part of said.split(/[,;:|()\t]|\s[/–—-]\s/u)) {
      for (const word of read(part)) words.push({ ...word, item, clause, isNamedOnly });
      if (joins.test(part)) joined.add(item);
      item++;
    }
  }
  return { words, joined };
}
