import { wordsOf } from "../../../lexicon/lexicon.ts";
import { stopWords } from "../../../lexicon/stop-words.gen.ts";
import type { Token } from "../../../skills/tokenize.ts";
import { tokenize } from "../../../skills/tokenize.ts";
import { remembered } from "./remembered.ts";
import { rootOf } from "./word-root.ts";

/** Words that hold a sentence together and say nothing of the work. */
const joining: ReadonlySet<string> = new Set(wordsOf(stopWords, "joining"));
const sign = /^[+#./&]+$/u;

/** The roots of a text's words in order. "IT" is a word of its own, and "it" is none. */
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

/** Who does it is a word of its own: a director directs, but what is directed has no director. */
const doer = /(?<=\p{L}{2}(?:er|or))s?$/u;

const tellingRoot = remembered((word) => {
  if (joining.has(word) || sign.test(word)) return null;
  return doer.test(word) ? word.replace(doer, "") : rootOf(word);
});
