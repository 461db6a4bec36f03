import { any, anyWord } from "../clauses/phrase-pattern.ts";

const dutch = new RegExp(anyWord("dutch"), "iu");

/** Whether a text is Dutch, where "of" means "or" and "en" means "and". */
const isDutch = (text: string, language: string | null = null): boolean =>
  language === "nl" || dutch.test(text);

/**
 * Makes a pattern of the words for "and" and "or", once for Dutch and once for other languages:
 * "Exact of AFAS" is a choice, "Bachelor of Arts" is not.
 */
export function byJoiners(
  make: (and: string, or: string) => RegExp,
): (text: string, language?: string | null) => RegExp {
  const inDutch = make(any("and"), any("or", "orDutch"));
  const inOthers = make(`(?!${any("andDutch")}\\s)${any("and")}`, any("or"));
  return (text, language) => (isDutch(text, language) ? inDutch : inOthers);
}
