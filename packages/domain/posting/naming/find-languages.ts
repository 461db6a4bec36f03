import { wordsOf } from "../../lexicon/lexicon.ts";
import { postings } from "../../lexicon/postings.gen.ts";
import { any } from "../clauses/phrase-pattern.ts";
import { foldText } from "../../resume/text/fold-text.ts";
import { languageNames } from "../../resume/lexicon/language-names.ts";

const namesOfTwoWords = 2;

/** "German office", "the French market", "Spanish-owned": the word is not a language to speak. */
const notSpoken = new RegExp(`^[\\s-]+${any("notSpoken")}`, "iu");
/** Languages whose names are also everyday words in lower case. */
const capitalOnly = new Set(wordsOf(postings, "capitalOnly"));

/** Inflections and compounds: `Deutschkenntnisse`, `angielskiego`. */
const ending = new RegExp(`${any("languageEnding")}$`, "u");

/** A word for a language in a text, with its English name. */
export type NamedLanguage = { name: string; start: number; end: number };

/**
 * Returns the spoken languages that a clause of a job description names, by their English names and
 * without duplicates.
 */
export const findLanguages = (clause: string): string[] => [
  ...new Set(languageWords(clause).map(({ name }) => name)),
];

/** Finds the words for spoken languages in a text, in order. */
export function languageWords(text: string): NamedLanguage[] {
  const found: NamedLanguage[] = [];
  const words = [...text.matchAll(/[\p{L}]+/gu)];
  words.forEach((word, index) => {
    for (let length = namesOfTwoWords; length > 0; length--) {
      const last = words[index + length - 1];
      if (last === undefined) continue;
      const end = last.index + last[0].length;
      const written = text.slice(word.index, end);
      const name = languageOf(written);
      if (name === undefined || notSpoken.test(text.slice(end))) continue;
      if (capitalOnly.has(written)) continue;
      found.push({ name, start: word.index, end });
      return;
    }
  });
  return found;
}

/** Accepts inflected forms and compounds: `Deutschkenntnisse`, `German`, `angielskiego`. */
function languageOf(written: string): string | undefined {
  const folded = foldText(written).toLowerCase();
  return languageNames.get(folded) ?? languageNames.get(folded.replace(ending, ""));
}
