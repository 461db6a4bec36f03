import { countWords } from "../../resume/text/count-words.ts";
import { niceCue } from "./cues.ts";
import { cueOf } from "./split-clauses.ts";

/** Gender suffixes. "Inscrit(e)", "salarié·es" and "Fachinformatiker:in" are one word each. */
const bothGenders =
  /(?<=\p{L}{2})(?:\((?:e|es|s|ne|nes|le|les|trice|euse|a|as|in|innen)\)|[·•⋅](?:e|es|s|se|ses|ne|nes|rice|rices)(?!\p{L})|[:*_](?:in|innen)(?!\p{L}))/gu;

/** Normalizes a sentence to the punctuation that the rules expect. */
export const plainText = (sentence: string): string =>
  sentence.replaceAll("’", "'").replaceAll(bothGenders, "");

/** Splits a line into sentences, as written. A question and its short answer are one sentence. */
export function sentencesOf(line: string): string[] {
  return line
    .split(
      /(?<=\b(?:Klasse|[Cc]lass|[Pp]ermis|[Cc]arn[eé]|[Rr]ijbewijs|[Ll]evel|[Gg]rade) \p{Lu}\.)\s+|(?<=[.!?])(?<!(?:^|[\s(])(?:(?:\p{L}\.)?\p{L}|kat|[zZ]\. ?B|e\.g|i\.e|[Cc]a|Co|bzw|[Ii]nkl|[Mm]ind|[Mm]ax|[Mm]in|[Dd]ipl|[Rr][eé]f|[Nn]r|[Tt]el|[Bb]ijv|[Ee]vt|[Gg]gf|resp|Std|Dr|Mr|Mrs|St|approx|incl|etc|p\. ?ej)\.)(?<!\bU\.S\.(?=\s(?:Person|Citizen|Government|Federal|Department)))\s+(?=[\p{Lu}\d])/u,
    )
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
