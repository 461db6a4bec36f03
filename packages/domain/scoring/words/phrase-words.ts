import { wordsOf } from "../../lexicon/lexicon.ts";
import { stopWords } from "../../lexicon/stop-words.gen.ts";
import type { Token } from "../../skills/tokenize.ts";
import { foldWord, tokenize } from "../../skills/tokenize.ts";
import { remembered } from "./roots/remembered.ts";
import { rootOf } from "./roots/word-root.ts";

/** Words of demands that say nothing about what is demanded. */
const fillers: ReadonlySet<string> = new Set(wordsOf(stopWords, "filler").map(foldWord));

/** A number, or a sign that a skill's name may bear. */
const wordless = /^(?:[+#./&]|\d+)$/u;

/** What the forms of a word share, or null for one that says nothing. */
const contentStem = remembered((word) =>
  fillers.has(word) || wordless.test(word) ? null : rootOf(word),
);

/** Fillers that say what a thing is where another word follows: background checks, job costing, record keeping. */
const attributes = new Set(["background", "job", "record", "tool", "track", "hand"]);

/** Stems of a text's words in order, fillers left out. */
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

export function stemAt(tokens: readonly Token[], at: number): string | null {
  const [word = "", next] = [tokens[at]?.text, tokens[at + 1]?.text];
  const isAttribute =
    attributes.has(word) &&
    next !== undefined &&
    !next.endsWith("ed") &&
    contentStem(next) !== null;
  return isAttribute ? rootOf(word) : contentStem(word);
}
