import { titleWords } from "./normalize-title.ts";
import { fieldWords, headWords, specialties } from "./title-words.ts";

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
let heads: Map<string, string> | null = null;
let fields: Map<string, string[]> | null = null;
let kinds: Map<string, string[]> | null = null;

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

export function headClasses(): ReadonlyMap<string, string> {
  heads ??= new Map(
    linesOf(headWords).flatMap(({ name, phrases }) =>
      phrases.map((phrase) => [phrase, name] as const),
    ),
  );
  return heads;
}

export function fieldIndex(): ReadonlyMap<string, string[]> {
  if (fields !== null) return fields;
  fields = new Map();
  for (const { name, phrases } of linesOf(fieldWords)) {
    for (const phrase of phrases) fields.set(phrase, [...(fields.get(phrase) ?? []), name]);
  }
  return fields;
}

export function kindIndex(): ReadonlyMap<string, string[]> {
  if (kinds !== null) return kinds;
  kinds = new Map();
  for (const [line, text] of specialties.trim().split("\n").entries()) {
    for (const [kind, words] of text.split("|").entries()) {
      for (const phrase of phrasesOf(words))
        kinds.set(phrase, [...(kinds.get(phrase) ?? []), `${line}:${kind}`]);
    }
  }
  return kinds;
}

function linesOf(text: string): { name: string; phrases: string[] }[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const colon = line.indexOf(":");
      return { name: line.slice(0, colon), phrases: phrasesOf(line.slice(colon + 1)) };
    });
}

function phrasesOf(words: string): string[] {
  return words
    .split(",")
    .map((phrase) => titleWords(phrase).join(" "))
    .filter((phrase) => phrase !== "");
}
