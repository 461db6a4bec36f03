import { trimSigns } from "../../resume/text/squeeze-spaces.ts";
/** Phrases which say that a person holds a registration, licence or membership. */
const held =
  "admitted to|registered (?:with|by|to practi[cs]e (?:before|in))|licensed (?:by|in|to practi[cs]e (?:before|in))|certified by|accredited by|(?:full |chartered )?members? of|passed|inscrite? (?:à|au)|colegiad[oa] en|iscritt[oa] (?:all['’]|al )|eingetragen (?:in|im)|wpis na";
const name = "(?:(?!(?:and|or|with|und|oder|et|ou|y|e|i|intend) )[\\p{L}\\d.&'’-]+ ?){1,6}";
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
