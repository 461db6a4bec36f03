import { patternOf } from "../../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import type { Evidence } from "../entries/readings.ts";
import { ratePiece } from "../places/classify-piece.ts";
import { foldText } from "../text/fold-text.ts";
import { countWords } from "../text/count-words.ts";
import { titleHeads } from "../places/title-words.ts";

/**
 * Scores a text as a title, employer or place. Word lists are only hints: a text that no list
 * contains may still be a title or an employer, at no cost.
 */
export const roleEvidence: Evidence = (text) => {
  if (isSelfEmployed(text)) return { what: -1, where: 0.4, place: -2.5, aside: 0.2 };
  const rate = ratePiece(text);
  const words = countWords(text);
  // "adidas Digital", unlike "rebuilt the seller onboarding".
  const isName = /^[^\p{L}]*\p{Lu}|\p{L}\p{Lu}|\p{Lo}|^\S+ \p{Lu}/u.test(text);
  const isNothing = !/\p{L}.*\p{L}/u.test(text);
  const isKnownPlace = rate.location >= 0.8;
  const long = Math.max(0, words - 7) * 0.25;
  const bare = isNothing ? 3 : 0;
  // "Village Bakers" is a plural, but a title names one person.
  const many = words > 1 && namesMany(text) ? 1 : 0;
  const what =
    step(rate.title, [
      [0.75, 2],
      [0.5, 1.3],
      [0.25, 0.6],
    ]) -
    (rate.company < 0.6 || rate.title >= 0.75 ? 0 : rate.title < 0.25 ? 2 : 0.8) -
    (isKnownPlace ? 2 : 0) -
    (isName ? 0 : 0.4);
  const where =
    step(rate.company, [
      [0.9, 2],
      [0.65, 1.4],
      [0.5, 0.6],
      [0.4, 0.2],
    ]) -
    (rate.title < 0.5
      ? 0
      : rate.title < 0.75 || rate.company >= 0.9
        ? 0.6
        : words === 1
          ? 1
          : 1.6) -
    (isKnownPlace ? 1.2 : 0) -
    (isName ? 0 : words === 1 ? 0.6 : 1.4) -
    // "Senior" alone is a seniority level.
    (words === 1 && rate.title > 0 && rate.title < 0.5 ? 1 : 0);
  const isKnown = rate.title >= 0.5 || rate.company >= 0.5;
  const mayBeTown =
    words <= 3 && isName && !/\d|^\p{Lu}{1,3}$/u.test(text) && !startsInCapitals(text) && !isKnown;
  return {
    what: what - many - long - bare - (rate.aside ? 1.5 : 0),
    where: where + many - long - bare - (rate.aside ? 1.5 : 0),
    place: isKnownPlace ? 1.8 : mayBeTown ? -0.1 : -2.5,
    aside: rate.aside ? 1.2 : isNothing ? 0 : (isName ? -1.3 : -0.7) - (isKnown ? 0.5 : 0),
  };
};

/** Whether the text ends in the plural of an occupation. */
function namesMany(text: string): boolean {
  const last = foldText(text).split(" ").at(-1) ?? "";
  return last.endsWith("s") && !titleHeads.has(last) && titleHeads.has(last.slice(0, -1));
}

/** Whether lower case follows two capitals: "IT Support", unlike "Leeds" or "LEEDS". */
function startsInCapitals(text: string): boolean {
  const at = text.search(/\p{Lu}{2}/u);
  return at !== -1 && /\p{Ll}/u.test(text.slice(at));
}

function step(value: number, levels: readonly (readonly [number, number])[]): number {
  return levels.find(([from]) => value >= from)?.[1] ?? 0;
}

const selfEmployedWords = new RegExp(`^(?:${patternOf(work, "selfEmployed")})$`);

/** Whether the text is an employment type used in place of an employer, such as "Freelance". */
export function isSelfEmployed(text: string): boolean {
  return selfEmployedWords.test(foldText(text).trim());
}
