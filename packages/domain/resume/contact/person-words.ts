import { patternOf, wordsOf } from "../../lexicon/lexicon.ts";
import { foldedWords, sourceOf } from "../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";

/** Titles before a name. They are not part of the name. */
export const honorifics = new RegExp(
  `^(?:(?:${sourceOf(wordsOf(people, "honorific"))})\\.?(?:-\\s?(?:${sourceOf(wordsOf(people, "honorificEnding"))})\\.?(?:\\s?\\(fh\\))?)?\\s+)+`,
  "i",
);

/** Letters after a name. They are not part of the name. */
export const postNominals = new RegExp(
  `(?:(?:(?<!\\s)\\s+)?,\\s*|(?<!\\s)\\s+\\(?)(?:${patternOf(people, "postNominal")})\\.?\\)?(?=$|\\s*[,(]|\\s)`,
  "gi",
);

/** A birth name, with the word that introduces it. */
export const bornAs = new RegExp(
  `(?<![\\s,])[\\s,]*[(（]?(?<!\\p{L})(?:${sourceOf(wordsOf(people, "born"))})\\.?\\s+\\p{Lu}[\\p{L}'’ -]*[)）]?`,
  "iu",
);

/** Lower-case particles within names, folded. */
export const nameParticles: ReadonlySet<string> = new Set(foldedWords(people, "particle"));

/** Folded words that are never a person's name but often appear at the top of CVs. */
export const nonNameWords: ReadonlySet<string> = new Set(foldedWords(people, "notName"));

/** A title of the whole document, such as "Curriculum vitae", alone in a folded line. */
export const documentTitle = new RegExp(
  `^[^\\p{L}]*(?:${sourceOf(foldedWords(people, "document"))})[^\\p{L}]*$`,
  "u",
);

/** The label before a name in a folded line. */
export const nameLabel = new RegExp(
  `^\\s*(?:${sourceOf(foldedWords(people, "label"))})\\s*(?:[:：]|\\t|(?<=\\p{Lo})\\s)\\s*`,
  "u",
);
