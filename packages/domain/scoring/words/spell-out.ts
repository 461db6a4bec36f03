import { shortForms } from "../../lexicon/short-forms.gen.ts";
import { kindsOf } from "../../lexicon/lexicon.ts";

/** Short forms, some of which mean it before certain words only ("PR manager"), by what they are short for. */
const forms = kindsOf(shortForms).flatMap(([full, words]) =>
  words.map((word) => {
    const [short = "", before] = word.split(">");
    const letters = short.replaceAll(/[&/-]/gu, " ?$& ?");
    const next = before === undefined ? "" : `(?=[ .]+(?:${before.replaceAll(",", "|")}))`;
    return { full, source: `\\b${letters}\\b${next}` };
  }),
);
const anyShortForm = new RegExp(forms.map(({ source }) => `(${source})`).join("|"), "giu");

/** A title with what its short forms are short for. */
export function spellOut(title: string): string {
  return title.replace(anyShortForm, (short, ...groups: unknown[]) => {
    const at = groups.findIndex((group) => group === short);
    return forms[at]?.full ?? short;
  });
}
