import { any } from "../clauses/phrase-pattern.ts";
import { foldText } from "../../resume/text/fold-text.ts";
import { languageNames } from "../../resume/lexicon/language-names.ts";

const namesOfTwoWords = 2;

/** "German office", "the French market", "Spanish-owned": the word is not a language to speak. */
const notSpoken = new RegExp(`^[\\s-]+${any("notSpoken")}`, "iu");
/** Languages whose names are also everyday words in lower case. */
const capitalOnly = new Set(["polish", "latin", "thai", "irish", "welsh", "malay"]);

/**
 * Returns the spoken languages that a clause of a job description names, by their English names and
 * without duplicates.
 */
export function findLanguages(clause: string): string[] {
  const found = new Set<string>();
  const words = [...clause.matchAll(/[\p{L}]+/gu)];
  words.forEach((word, index) => {
    for (let length = namesOfTwoWords; length > 0; length--) {
      const last = words[index + length - 1];
      if (last === undefined) continue;
      const written = clause.slice(word.index, last.index + last[0].length);
      const name = languageOf(written);
      const after = clause.slice(last.index + last[0].length);
      if (name === undefined || notSpoken.test(after)) continue;
      if (capitalOnly.has(written)) continue;
      found.add(name);
      return;
    }
  });
  return [...found];
}

/** Accepts inflected forms and compounds: `Deutschkenntnisse`, `German`, `angielskiego`. */
function languageOf(written: string): string | undefined {
  const folded = foldText(written).toLowerCase();
  return (
    languageNames.get(folded) ??
    languageNames.get(folded.replace(/(?:sprach)?kenntnissen?$|e[smnr]?$|(?<=i)(?:ego|m)$/u, ""))
  );
}
