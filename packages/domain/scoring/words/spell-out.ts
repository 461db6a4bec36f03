import { shortForms } from "../../lexicon/short-forms.gen.ts";
import { kindsOf } from "../../lexicon/lexicon.ts";

/** Short forms and their full text. Some only apply before certain words ("PR manager"). */
const forms = kindsOf(shortForms).flatMap(([full, words]) =>
  words.map((word) => {
    const [short = "", before] = word.split(">");
    const letters = short.replaceAll(/[&/-]/gu, " ?$& ?");
    const next = before === undefined ? "" : `(?=[ .]+(?:${before.replaceAll(",", "|")}))`;
    return { full, source: `\\b${letters}\\b${next}` };
  }),
);
const anyShortForm = new RegExp(forms.map(({ source }) => `(${source})`).join("|"), "giu");

/** Expands the short forms in a title. */
export function spellOut(title: string): string {
  return title.replace(anyShortForm, (short, ...groups: unknown[]) => {
    const at = groups.findIndex((group) => group === short);
    return forms[at]?.full ?? short;
  });
}
