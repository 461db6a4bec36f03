import type { Token } from "./tokenize.ts";
import type { TermEntry, TermNode } from "./vocabulary-index.ts";

/** A term found in a text, with the index of its first token and of the token after it. */
export type TermMatch = { entry: TermEntry; from: number; to: number };

/** Finds the longest term at each word, left to right, without overlaps. */
export function matchTerms(tokens: readonly Token[], root: TermNode): TermMatch[] {
  const matches: TermMatch[] = [];
  let index = 0;
  while (index < tokens.length) {
    const match = longestTermAt(tokens, index, root);
    if (match === null) {
      index++;
    } else {
      matches.push(match);
      index = match.to;
    }
  }
  return matches;
}

/** Returns the longest term that starts at a token, or null. */
export function longestTermAt(
  tokens: readonly Token[],
  from: number,
  root: TermNode,
): TermMatch | null {
  let node: TermNode | undefined = root;
  let best: TermMatch | null = null;
  for (let index = from; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined || (index > from && !token.joins)) break;
    const next: TermNode | undefined = node.next?.get(token.text);
    const entry: TermEntry | null = next?.entry ?? endOfTerm(node, token.text);
    node = next;
    if (entry !== null) best = { entry, from, to: index + 1 };
    if (node === undefined) break;
  }
  return best;
}

function isDigit(word: string, at: number): boolean {
  const code = word.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Matches `Dashboards` for `dashboard` and `Python3` for `Python`, but never ambiguous terms. */
function endOfTerm(node: TermNode, word: string): TermEntry | null {
  if (node.next === null || word.length < 4) return null;
  if (word.endsWith("s")) return plainTerm(node.next, word.slice(0, -1));
  // German plural and case endings: Steuererklärungen, Jahresabschlüssen.
  if (word.length >= 9 && word.endsWith("n"))
    return plainTerm(node.next, word.slice(0, -1)) ?? plainTerm(node.next, word.slice(0, -2));
  if (!isDigit(word, word.length - 1)) return null;
  const bare = word.slice(0, isDigit(word, word.length - 2) ? -2 : -1);
  return bare.length < 3 ? null : plainTerm(node.next, bare);
}

function plainTerm(terms: NonNullable<TermNode["next"]>, stem: string): TermEntry | null {
  const entry = terms.get(stem)?.entry;
  return entry?.caution === null && entry.sense === null ? entry : null;
}
