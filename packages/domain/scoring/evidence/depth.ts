import { any } from "../../posting/clauses/phrase-pattern.ts";
import type { ResumeSkill } from "../../resume/shape/parsed-resume.ts";

/** Uses of a tool that prove advanced knowledge, by tool. */
const deepUses: Readonly<Record<string, RegExp>> = {
  "Microsoft Excel": /\b(?:pivots?|pivot tables?|macros?|vlookups?|vba|models?|modell?ing)\b/iu,
};
const deep = /\b(?:advanced|expert)/iu;
const asksDeep = new RegExp(`^\\W*${any("asksDeep")}`, "iu");

/** Whether a requirement asks for an advanced level ("advanced Excel"), outside of brackets. */
export const asksForDepth = (text: string): boolean => asksDeep.test(text);

export function isDeep({ skill, proficiency }: ResumeSkill, texts: readonly string[]): boolean {
  if (proficiency === "advanced" || proficiency === "expert") return true;
  return texts.some((text) => deep.test(text) || (deepUses[skill]?.test(text) ?? false));
}
