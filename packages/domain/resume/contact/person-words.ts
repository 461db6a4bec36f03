import { wordsOf } from "../../lexicon/lexicon.ts";
import { foldedWords, sourceOf } from "../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";

/** Titles before a name. They are not part of the name. */
export const honorifics = new RegExp(
  `^(?:(?:${sourceOf(wordsOf(people, "honorific"))})\\.?(?:-\\s?(?:${sourceOf(wordsOf(people, "honorificEnding"))})\\.?(?:\\s?\\(fh\\))?)?\\s+)+`,
  "i",
);

/** Letters after a name. They are not part of the name. */
export const postNominals =
  /(?:(?:(?<!\s)\s+)?,\s*|(?<!\s)\s+\(?)(?:ph\.?\s?d|dphil|md|m\.d|dds|dmd|do|jd|j\.d|esq|mba|m\.b\.a|emba|msc|m\.sc|ma|m\.a|ms|m\.s|meng|m\.eng|bsc|b\.sc|ba|b\.a|bs|b\.s|beng|b\.eng|b\.?tech|m\.?tech|bcom|b\.com|llb|llm|ll\.m|mph|msw|lcsw|rn|bsn|msn|np|lpn|cna|pa-c|pharm\.?d|dpt|pt|ot|otr\/l|cpa|cfa|cma|acca|aca|fca|ca|cia|cisa|cissp|pmp|csm|pe|p\.eng|phr|sphr|shrm-cp|shrm-scp|fcca|frcs|mrcp|mrics|ceng|mcips|cipd|ccna|ccnp|itil|six sigma|dipl\.?-?\s?(?:ing|kfm|inf|psych)\.?|jr|sr|ii|iii|iv|m\.?a\.?|b\.?a\.?|he\/him|she\/her|they\/them|he\/him\/his|she\/her\/hers|er\/ihm|sie\/ihr)\.?\)?(?=$|\s*[,(]|\s)/gi;

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
