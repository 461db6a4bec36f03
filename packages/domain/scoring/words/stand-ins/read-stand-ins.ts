import { withoutBrackets } from "../../../resume/text/squeeze-spaces.ts";
import { equivalents } from "../../../lexicon/equivalents.gen.ts";
import { kindsOf, marked, wordsOf } from "../../../lexicon/lexicon.ts";
import { stopWords } from "../../../lexicon/stop-words.gen.ts";
import { stemsOf } from "../phrase-words.ts";

/** Equivalents of a requirement: phrases, as stems of their words. */
export type StandIn = {
  shows: readonly string[][];
  near: readonly string[][];
  /** Stems of the requirement's words beyond the known one in it. */
  rest: readonly string[];
};

type Line = { shows: readonly string[]; near: readonly string[] };

/** A longer requirement may add this many words to a known one. */
const maxRest = 2;
const maxStems = 6;
/** Words in requirements that add little meaning. */
const weak: ReadonlySet<string> = new Set(wordsOf(stopWords, "weak").flatMap(stemsOf));

let index: ReadonlyMap<string, readonly Line[]> | null = null;
const read = new Map<string, StandIn>();

/** Returns the equivalents of a requirement, or of the longest known part of it, or null. */
export function standInFor(demand: string): StandIn | null {
  const text = withoutBrackets(demand).replace(/information technology/giu, "IT");
  const stems = nameStems(text);
  const whole = standInOf(stems);
  if (whole !== null || stems.length > maxStems) return whole;
  for (let dropped = 1; dropped <= maxRest && stems.length - dropped >= 2; dropped++) {
    for (const rest of choose(stems, dropped)) {
      const part = standInOf(stems.filter((stem) => !rest.includes(stem)));
      if (part !== null) return { ...part, rest };
    }
  }
  return null;
}

/** Returns each combination of some of the items. */
function choose(items: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) =>
    choose(items.slice(at + 1), count - 1).map((others) => [item, ...others]),
  );
}

function standInOf(name: readonly string[]): StandIn | null {
  const key = name.join(" ");
  const known = read.get(key);
  if (known !== undefined) return known;
  index ??= indexLines();
  const lines = index.get(key);
  if (lines === undefined) return null;
  const proofs = (phrases: readonly string[]) =>
    phrases.flatMap((phrase) => {
      const stems = stemsOf(phrase);
      // A single ordinary word proves nothing, unless it is the requirement's own.
      const isProof = stems.length > 1 || /^\p{Lu}/u.test(phrase) || keyOf(phrase) === key;
      return isProof && stems.length > 0 ? [stems] : [];
    });
  const standIn = {
    shows: lines.flatMap(({ shows }) => proofs(shows)),
    near: lines.flatMap(({ near }) => proofs(near)),
    rest: [],
  };
  read.set(key, standIn);
  return standIn;
}

/** Only indexes names. Phrases are parsed when a job asks for them. */
function indexLines(): ReadonlyMap<string, readonly Line[]> {
  const found = new Map<string, Line[]>();
  for (const [, words] of kindsOf(equivalents)) {
    const line = { shows: marked(words, "+"), near: marked(words, "~") };
    for (const key of new Set(marked(words, "=").map(keyOf)))
      found.set(key, [...(found.get(key) ?? []), line]);
  }
  return found;
}

const keyOf = (name: string) => nameStems(name).join(" ");

/** The sorted stems of a name, without weak words unless it would be a single word. */
function nameStems(name: string): string[] {
  const stems = [...new Set(stemsOf(name))].sort();
  const strong = stems.filter((stem) => !weak.has(stem));
  return strong.length > 1 ? strong : stems;
}
