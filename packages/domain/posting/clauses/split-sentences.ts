import { countWords } from "../../resume/text/count-words.ts";
import { any } from "./phrase-pattern.ts";
import { niceCue } from "./cues.ts";
import { cueOf } from "./split-clauses.ts";

const ending = any("genderEnding");
/** Gender suffixes. "Inscrit(e)", "salarié·es" and "Fachinformatiker:in" are one word each. */
const bothGenders = new RegExp(
  `(?<=\\p{L}{2})(?:\\(${ending}\\)|[·•⋅:*_]${ending}(?!\\p{L}))`,
  "gu",
);

/** Normalizes a sentence to the punctuation that the rules expect. */
export const plainText = (sentence: string): string =>
  sentence.replaceAll("’", "'").replaceAll(bothGenders, "");

/** The end of a sentence. "Permis B. Anglais" are two, "Mr. B. Smith" is one. */
const end = new RegExp(
  `(?:(?<=(?<!\\p{L})${any("beforeLetter")} \\p{Lu}\\.)|(?<=[.!?])(?<!(?:^|[\\s(])(?:(?:\\p{L}\\.)?\\p{L}|${any("abbreviation")})\\.))\\s+(?=[\\p{Lu}\\d])`,
  "u",
);

/** Splits a line into sentences, as written. A question and its short answer are one sentence. */
export function sentencesOf(line: string): string[] {
  return line
    .split(end)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")
    .reduce<string[]>((all, sentence) => {
      const before = all.at(-1);
      // "Experience with yeast? Even better!" is one preference.
      const isAnswer =
        before?.endsWith("?") === true &&
        countWords(sentence) <= 6 &&
        (niceCue.test(sentence) || cueOf(sentence) === "denial");
      return isAnswer ? [...all.slice(0, -1), `${before} ${sentence}`] : [...all, sentence];
    }, []);
}
