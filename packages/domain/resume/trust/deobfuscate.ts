import { kindsOf } from "../../lexicon/lexicon.ts";
import { lookalikes } from "../lexicon/lookalikes.gen.ts";
import { closeLetterSpacing, foldText } from "../text/fold-text.ts";

/** The Latin letter that a digit, a sign or a letter of another script looks like, folded. */
const latinOf: ReadonlyMap<string, string> = new Map(
  kindsOf(lookalikes).flatMap(([latin, signs]) => signs.map((sign) => [sign, latin] as const)),
);
const disguises =
  /[\p{Cf}\u0370-\u03ff\u0400-\u052f\u0530-\u058f\u0250-\u02af\uff00-\uffef\u2100-\u214f\u{1d400}-\u{1d7ff}]|[a-z][0134578@$|]|[0134578@$|!][a-z]|(?:\p{L}[ \t]){4}/u;
/** Whether the text has characters that `deobfuscate` handles. */
export const mayBeObfuscated = (folded: string): boolean => disguises.test(folded);

const mixedWord = /[a-z0-9@$!|]{2,40}/g;

/**
 * The possible plain forms of a folded line with disguised words: digits for letters ("1gn0re"),
 * letters of other scripts, invisible characters, or spaces between all letters. Empty if nothing
 * is disguised.
 */
export function deobfuscate(folded: string): string[] {
  if (!mayBeObfuscated(folded)) return [];
  const bare = foldText(folded.replace(/\p{Cf}/gu, "").normalize("NFKC")).replace(
    /[^\t -~]/g,
    (sign) => latinOf.get(sign) ?? sign,
  );
  const closed = closeLetterSpacing(bare.replace(/\t/g, "   "));
  const asI = closed.replace(mixedWord, (word) => plainWord(word, "i"));
  // Only "1" has two plain forms.
  const asL = closed.includes("1")
    ? closed.replace(mixedWord, (word) => plainWord(word, "l"))
    : asI;
  return [...new Set([closed, asI, asL])].filter((text) => text !== folded);
}

/** Numbers are kept: a disguised word has at least as many letters as digits. */
function plainWord(word: string, one: string): string {
  const letters = word.replace(/[^a-z]/g, "").length;
  if (letters === word.length || letters * 2 < word.length) return word;
  const inner = word.replace(/[!|]+$/, "");
  const end = word.slice(inner.length);
  return (
    inner.replace(/[0134578@$!|]/g, (sign) =>
      sign === "1" ? one : sign === "|" ? "l" : (latinOf.get(sign) ?? sign),
    ) + end
  );
}
