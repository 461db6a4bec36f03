import { kindsOf } from "../../lexicon/lexicon.ts";
import { letters } from "../lexicon/letters.gen.ts";
import { foldText } from "../text/fold-text.ts";

/** The words of a name that an address may contain: "Amelia Frost-Hill" → amelia, frost, hill. */
export function nameWords(name: string): string[] {
  return foldText(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}

const minWord = 3;

/** The Latin spellings of each letter of another alphabet, by the letter. */
const spellings = new Map<string, string>();
for (const [letter, latin] of kindsOf(letters)) {
  const known = spellings.get(letter);
  const all = [...(known === undefined ? [] : [known]), ...latin].join("|");
  spellings.set(letter, all.replaceAll("_", ""));
}

/** Whether the letters of an address contain the folded word, spelled in Latin letters. */
export function isSpelledIn(address: string, word: string): boolean {
  const spelled = (word.match(/\p{L}/gu) ?? []).flatMap((letter) =>
    /[a-z]/.test(letter) ? letter : (spellings.get(letter) ?? []),
  );
  if (spelled.length < minWord) return false;
  const isLatin = spelled.every((letter) => letter.length === 1);
  const letterPatterns = spelled.map((letter) => `(?:${letter})`);
  return isLatin
    ? address.includes(spelled.join(""))
    : new RegExp(letterPatterns.join("")).test(address);
}

/** Whether the address contains a word of the name: "frost.payroll@example.com". */
export function holdsNameWord(email: string, words: readonly string[]): boolean {
  const local = lettersOf(email);
  return words.some((word) => isSpelledIn(local, word));
}

/**
 * Whether the address is built from the name: two of its words, or one word plus only initials of
 * the others, as in "a.frost82@example.com".
 */
export function isMadeOfName(email: string, words: readonly string[]): boolean {
  const local = lettersOf(email);
  const held = words.filter((word) => isSpelledIn(local, word));
  if (held.length >= 2) return true;
  const [word] = held;
  if (word === undefined) return false;
  const rest = local.replace(word, "");
  const initials = words.filter((other) => other !== word).map((other) => other.charAt(0));
  return rest.length <= 2 && rest.split("").every((letter) => initials.includes(letter));
}

/** Whether the address begins with a word of the name or is built from the name. */
export function beginsWithName(email: string, words: readonly string[]): boolean {
  const local = lettersOf(email);
  const isFirst = (word: string) => word.length >= minWord && local.startsWith(word);
  return words.some(isFirst) || isMadeOfName(email, words);
}

function lettersOf(email: string): string {
  return foldText(email.split("@")[0] ?? "").replace(/[^\p{L}]/gu, "");
}
