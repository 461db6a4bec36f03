import type { ResumeSkill } from "../../resume/shape/parsed-resume.ts";

/** What only people do who know a tool in depth, by the tool. */
const deepUses: Readonly<Record<string, RegExp>> = {
  "Microsoft Excel": /\b(?:pivots?|pivot tables?|macros?|vlookups?|vba|models?|modell?ing)\b/iu,
};
const deep = /\b(?:advanced|expert)/iu;
const asksDeep = /^\W*(?:advanced|expert|in-depth|vertiefte|avancé)/iu;

/** A demand for depth in a skill: "advanced Excel". What stands in brackets is an example. */
export const asksForDepth = (text: string): boolean => asksDeep.test(text);

export function isDeep({ skill, proficiency }: ResumeSkill, texts: readonly string[]): boolean {
  if (proficiency === "advanced" || proficiency === "expert") return true;
  return texts.some((text) => deep.test(text) || (deepUses[skill]?.test(text) ?? false));
}
