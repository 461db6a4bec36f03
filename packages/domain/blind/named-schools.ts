import { blind } from "../lexicon/blind.gen.ts";
import { wordsOf } from "../lexicon/lexicon.ts";
import { hiddenMark } from "./code-name.ts";
import { foldWord } from "./words-of.ts";

/** Words for a kind of school. */
const cues: ReadonlySet<string> = new Set(wordsOf(blind, "school"));
/** Words that join a kind of school to its name: "University of the West". */
const joining: ReadonlySet<string> = new Set(wordsOf(blind, "schoolOf"));

/** The most words of a name on either side of the word for a school. */
const reach = 5;

/**
 * Hides the names of schools in running text: a capitalised word for a school and the capitalised
 * words around it. In lower case, "school" is an ordinary word.
 */
export function hideNamedSchools(line: string): string {
  // Words have even indexes.
  const pieces = line.split(/([^\p{L}\p{M}\p{N}’'.&-]+)/u);
  const hidden = new Set<number>();
  pieces.forEach((piece, at) => {
    if (at % 2 === 1 || !isLarge(piece) || !cues.has(plain(piece))) return;
    for (
      let left = at;
      left >= Math.max(0, at - 2 * reach) && isPartOf(pieces, left, at);
      left -= 2
    )
      hidden.add(left);
    for (let right = at; right <= at + 2 * reach && isPartOf(pieces, right, at); right += 2)
      hidden.add(right);
  });
  return hidden.size === 0
    ? line
    : pieces.map((piece, at) => (hidden.has(at) ? hiddenMark : piece)).join("");
}

/**
 * Whether a piece belongs to the name: a capitalised word or, after the cue, a joining word.
 * Punctuation such as a comma ends the name.
 */
function isPartOf(pieces: readonly string[], at: number, cue: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || piece === "") return false;
  const between = at < cue ? pieces[at + 1] : at > cue ? pieces[at - 1] : " ";
  if (!/^\s+$/.test(between ?? "")) return false;
  return isLarge(piece) || (at > cue && joining.has(plain(piece)));
}

const isLarge = (word: string): boolean => /^\p{Lu}/u.test(word);
const plain = (word: string): string => foldWord(word).replace(/[^\p{L}]+/gu, "");
