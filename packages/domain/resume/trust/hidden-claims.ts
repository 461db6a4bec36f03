import { monthNumbers } from "../dates/date-vocabulary.ts";
import { isPageFurniture } from "../sections/page-furniture.ts";
import type { HiddenText } from "../shape/document.ts";
import { foldText } from "../text/fold-text.ts";
import type { ResumeText } from "../text/resume-text.ts";

/**
 * Fewer words are an accident: a label under a photo, a surname covered by a picture, or a line cut
 * off at the end of a page and printed again on the next one.
 */
const minWords = 3;

/** Credits that programs add ("Created with …"), and the number of words they need. */
const credit = {
  verbs: new Set(
    "created made generated built designed powered produced printed exported erstellt erzeugt gemacht cree fait genere realise creado hecho generado criado feito gerado creato fatto generato gemaakt aangemaakt".split(
      " ",
    ),
  ),
  links: new Set(
    "with by using on in from via mit von avec par con por com met door da".split(" "),
  ),
  maxWords: 8,
};

/** The hidden text of a CV with words that could affect a score and aren't in its visible text. */
export function findHiddenClaims(document: ResumeText): HiddenText[] {
  if (document.hidden.length === 0) return [];
  const visible = new Set(document.folded.flatMap(wordsOf));
  return document.hidden.filter(({ text }) => {
    const lines = text.split("\n").filter((line) => !isPageFurniture({ text: line }));
    const words = lines.map((line) => wordsOf(foldText(line))).filter((line) => !isCredit(line));
    const isClaim = (word: string) =>
      word.length > 2 && !visible.has(word) && !monthNumbers.has(word);
    return new Set(words.flat().filter(isClaim)).size >= minWords;
  });
}

function wordsOf(folded: string): string[] {
  return folded.match(/\p{L}[\p{L}\p{M}\p{N}+#]*/gu) ?? [];
}

function isCredit(words: readonly string[]): boolean {
  const [first = "", ...others] = words;
  const isShort = words.length <= credit.maxWords;
  return isShort && credit.verbs.has(first) && others.some((word) => credit.links.has(word));
}
