import { wordsOf } from "../../../lexicon/lexicon.ts";
import { stopWords } from "../../../lexicon/stop-words.gen.ts";
import type { Token } from "../../../skills/tokenize.ts";
import { tokenize } from "../../../skills/tokenize.ts";
import { remembered } from "./remembered.ts";
import { rootOf } from "./word-root.ts";

/** Function words, which say nothing about the work. */
const joining: ReadonlySet<string> = new Set(wordsOf(stopWords, "joining"));
const sign = /^[+#./&]+$/u;

/** Returns the roots of a text's words in order. "IT" counts as a word and "it" doesn't. */
export function tellingRoots(text: string): string[] {
  return rootsOfTokens(tokenize(text), text);
}

export function rootsOfTokens(tokens: readonly Token[], text: string): string[] {
  const roots: string[] = [];
  for (const { text: word, start } of tokens) {
    const root = word === "it" && text.startsWith("IT", start) ? "IT" : tellingRoot(word);
    if (root !== null) roots.push(root);
  }
  return roots;
}

/**
 * Words for people have roots of their own: a director directs, but directed work has no director.
 */
const doer = /(?<=\p{L}{2}(?:er|or))s?$/u;

const tellingRoot = remembered((word) => {
  if (joining.has(word) || sign.test(word)) return null;
  return doer.test(word) ? word.replace(doer, "") : rootOf(word);
});
