import { wordsOf } from "../../lexicon/lexicon.ts";
import { people } from "../../resume/lexicon/people.gen.ts";
import { foldText } from "../../resume/text/fold-text.ts";

/** Titles and similar words, which don't identify anybody. */
const ignored: ReadonlySet<string> = new Set(wordsOf(people, "besideName"));

/** "Björn Müller-Lüdenscheidt, PhD" → bjorn, muller, ludenscheidt, phd. */
function nameWords(name: string): string[] {
  const plain = foldText(name.normalize("NFC").replaceAll("ß", "ss"))
    // "Müller" is also written "Mueller". Both names are folded the same way.
    .replaceAll(/([aou])e/g, "$1")
    // "O’Brien" is one word, "D.C." is two.
    .replaceAll("'", "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function leaveOutTitles(words: string[]): string[] {
  const telling = words.filter((word) => !ignored.has(word));
  return telling.length > 0 ? telling : words;
}

/** `little` means not enough to decide: a missing name, a single word, or only initials. */
export type NameAgreement = "same" | "agree" | "little" | "differ";

/**
 * Compares two names, which may differ in order, accents, hyphens, titles, initials and middle
 * names. Nicknames and a changed surname count as different, because wrongly merging two people is
 * worse than asking.
 */
export function compareNames(one: string | null, other: string | null): NameAgreement {
  const [allOfOne, allOfOther] = [nameWords(one ?? ""), nameWords(other ?? "")];
  if (allOfOne.length === 0 || allOfOther.length === 0) return "little";
  // "Ma" is a name in "Ma Jun" and a degree elsewhere.
  if (haveSameWords(allOfOne, allOfOther)) return allOfOne.length > 1 ? "same" : "little";
  const [a, b] = [leaveOutTitles(allOfOne), leaveOutTitles(allOfOther)];
  if (haveSameWords(a, b)) return a.length > 1 ? "same" : "little";
  // "Annemarie Vogt" and "Anne-Marie Vogt".
  if (a.join("") === b.join("")) return "same";
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  const whole = countWholeWords(shorter, longer);
  if (whole === null) return "differ";
  return whole > 0 && shorter.length > 1 ? "agree" : "little";
}

/**
 * Counts the whole words of the shorter name that are in the longer. Returns null if one isn't in
 * it at all.
 */
function countWholeWords(shorter: readonly string[], longer: readonly string[]): number | null {
  const left = [...longer];
  let whole = 0;
  // Match whole words first to keep an initial from taking the match of another word.
  for (const word of shorter.toSorted((x, y) => y.length - x.length)) {
    const at = findWord(left, word);
    if (at === -1) return null;
    if (left[at] === word && word.length > 1) whole += 1;
    left.splice(at, 1);
  }
  return whole;
}

function haveSameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join(" ") === other.toSorted().join(" ");
}

/** Finds the same word, or a word that matches as an initial. */
function findWord(words: readonly string[], wanted: string): number {
  const same = words.indexOf(wanted);
  if (same !== -1) return same;
  return words.findIndex(
    (word) => (word.length === 1 || wanted.length === 1) && word[0] === wanted[0],
  );
}
