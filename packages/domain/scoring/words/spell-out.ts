import { shortForms } from "./title-words.ts";

const anyShortForm = new RegExp(shortForms.map(([{ source }]) => `(${source})`).join("|"), "giu");

/** A title with what its short forms are short for. */
export function spellOut(title: string): string {
  return title.replace(anyShortForm, (short, ...groups: unknown[]) => {
    const at = groups.findIndex((group) => group === short);
    return shortForms[at]?.[1] ?? short;
  });
}
