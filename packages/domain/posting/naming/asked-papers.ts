import { any } from "../clauses/phrase-pattern.ts";
import { trimSigns } from "../../resume/text/squeeze-spaces.ts";
/** Phrases which say that a person holds a registration, licence or membership. */
const held = any("holds");
const name = `(?:(?!(?:with|intend|${any("and", "or")}) )[\\p{L}\\d.&'’-]+ ?){1,6}`;
const paper = new RegExp(
  `(?<!\\p{L})(?:${held}) ?(?:the |at least )?(${name})(?=[,;.()]|$|(?<= ))`,
  "iu",
);

/**
 * The registration, membership or examination that a clause asks for, verbatim: "must be admitted
 * to the Texas bar" asks for "Admitted to the Texas bar".
 */
export function askedPaper(clause: string): { text: string; start: number; end: number } | null {
  const found = paper.exec(clause);
  // The phrase must contain a proper name: "registered with a gym" is not a requirement.
  if (found?.[1] === undefined || !/\p{Lu}/u.test(found[1])) return null;
  const text = trimSigns(found[0]);
  return { text, start: found.index, end: found.index + text.length };
}
