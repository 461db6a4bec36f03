import { wordsOf } from "../../lexicon/lexicon.ts";
import { stopWords } from "../../lexicon/stop-words.gen.ts";
import type { Token } from "../../skills/tokenize.ts";
import { foldWord, tokenize } from "../../skills/tokenize.ts";
import { remembered } from "./roots/remembered.ts";
import { rootOf } from "./roots/word-root.ts";

const listOf = (kind: string): ReadonlySet<string> =>
  new Set(wordsOf(stopWords, kind).map(foldWord));
/** Function words, which say nothing about the work. */
const joining = listOf("joining");
/** Words in requirements that carry no meaning. */
const fillers = listOf("filler");

const sign = /^[+#./&]+$/u;
const number = /^\d+$/u;

/**
 * Words for people have stems of their own: a director directs, but directed work has no director.
 */
const doer = /(?<=\p{L}{2}(?:er|or))s?$/u;

/** The common stem of all forms of a word, or null for a function word. */
const stemOf = remembered((word) => {
  if (joining.has(word) || sign.test(word)) return null;
  return doer.test(word) ? word.replace(doer, "") : rootOf(word);
});

/** The same, and null for a word that says nothing in a requirement. */
const contentStem = remembered((word) =>
  fillers.has(word) || number.test(word) ? null : stemOf(word),
);

/** Returns the stems of a text's words in order. "IT" counts as a word, and "it" doesn't. */
export function stemsOf(text: string): string[] {
  return tokenize(text).flatMap(({ text: word, start }) => {
    const isName = word === "it" && text.startsWith("IT", start);
    return (isName ? "IT" : stemOf(word)) ?? [];
  });
}

/**
 * Fillers that carry meaning before another word: background checks, job costing, record keeping.
 */
const attributes = new Set(["background", "job", "record", "tool", "track", "hand"]);

/** Returns the stems of a requirement's words in order, without fillers. */
export function contentStems(text: string): string[] {
  const tokens = tokenize(text);
  return tokens.flatMap((_, at) => stemAt(tokens, at) ?? []);
}

function stemAt(tokens: readonly Token[], at: number): string | null {
  const [word = "", next] = [tokens[at]?.text, tokens[at + 1]?.text];
  const isAttribute =
    attributes.has(word) &&
    next !== undefined &&
    !next.endsWith("ed") &&
    contentStem(next) !== null;
  return isAttribute ? rootOf(word) : contentStem(word);
}
