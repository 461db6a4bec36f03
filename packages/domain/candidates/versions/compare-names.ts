import { foldText } from "../../resume/text/fold-text.ts";

/** Titles and the like, which say nothing about who somebody is. */
const ignored = new Set(
  "mr mrs ms miss dr prof professor dipl ing phd mba msc bsc ba ma md rn jr sr ii iii cv resume".split(
    " ",
  ),
);

/** "Björn Müller-Lüdenscheidt, PhD" → bjorn, muller, ludenscheidt, phd. */
function nameWords(name: string): string[] {
  const plain = foldText(name.normalize("NFC").replaceAll("ß", "ss"))
    // "Müller" is also written "Mueller"; the same for both names, so that nothing else differs.
    .replaceAll(/([aou])e/g, "$1")
    // "O’Brien" is one word, "D.C." is two.
    .replaceAll("'", "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function leaveOutTitles(words: string[]): string[] {
  const telling = words.filter((word) => !ignored.has(word));
  return telling.length > 0 ? telling : words;
}

/** `little` is too little to tell by: a name is missing, or one word or initials are all of it. */
export type NameAgreement = "same" | "agree" | "little" | "differ";

/**
 * Whether two names may be one person's, however they are written: any order, accents, hyphens and
 * titles, initials, and names in between that one of the two leaves out. Nicknames and a changed
 * surname differ: to take two people for one loses more than to ask.
 */
export function compareNames(one: string | null, other: string | null): NameAgreement {
  const [allOfOne, allOfOther] = [nameWords(one ?? ""), nameWords(other ?? "")];
  if (allOfOne.length === 0 || allOfOther.length === 0) return "little";
  // "Ma Jun" bears a name that others bear as a degree.
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

/** How many words of the shorter name stand whole in the longer; null where one isn't in it at all. */
function countWholeWords(shorter: readonly string[], longer: readonly string[]): number | null {
  const left = [...longer];
  let whole = 0;
  // Whole words first, or else an initial might take the word that another stands for.
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

/** The word itself, or else what it is the initial of, or what is its initial. */
function findWord(words: readonly string[], wanted: string): number {
  const same = words.indexOf(wanted);
  if (same !== -1) return same;
  return words.findIndex(
    (word) => (word.length === 1 || wanted.length === 1) && word[0] === wanted[0],
  );
}
