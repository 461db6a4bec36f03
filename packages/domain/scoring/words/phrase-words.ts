import { wordsOf } from "../../lexicon/lexicon.ts";
import { stopWords } from "../../lexicon/stop-words.gen.ts";
import type { Token } from "../../skills/tokenize.ts";
import { foldWord, tokenize } from "../../skills/tokenize.ts";
import { remembered } from "./roots/remembered.ts";
import { rootOf } from "./roots/word-root.ts";

/** Words in requirements that carry no meaning. */
const fillers: ReadonlySet<string> = new Set(wordsOf(stopWords, "filler").map(foldWord));

/** A number, or a character used in skill names. */
const wordless = /^(?:[+#./&]|\d+)$/u;

/** The common stem of all forms of a word, or null for a word without meaning. */
const contentStem = remembered((word) =>
  fillers.has(word) || wordless.test(word) ? null : rootOf(word),
);

/**
 * Fillers that carry meaning before another word: background checks, job costing, record keeping.
 */
const attributes = new Set(["background", "job", "record", "tool", "track", "hand"]);

/** Returns the stems of a text's words in order, without fillers. */
export function contentStems(text: string): string[] {
  return stemsOfTokens(tokenize(text));
}

export function stemsOfTokens(tokens: readonly Token[]): string[] {
  const stems: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = stemAt(tokens, at);
    if (found !== null) stems.push(found);
  }
  return stems;
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
