import type { ResumeSkill } from "../../resume/shape/parsed-resume.ts";

/** What only people do who know a tool in depth, by the tool. */
const deepUses: Readonly<Record<string, RegExp>> = {
  "Microsoft Excel": /\b(?:pivots?|pivot tables?|macros?|vlookups?|vba|models?|modell?ing)\b/iu,
};
const deep = /\b(?:advanced|expert)/iu;
const asksDeep = /^\W*(?:advanced|expert|in-depth|vertiefte|avancé)/iu;

/** A demand for depth in a skill: "advanced Excel", or "Excel (pivot tables)". */
export function asksForDepth(text: string, skills: readonly string[]): boolean {
  const bracketed = /\(([^()]*)\)/u.exec(text)?.[1] ?? "";
  return asksDeep.test(text) || skills.some((skill) => deepUses[skill]?.test(bracketed) ?? false);
}

export function isDeep({ skill, proficiency }: ResumeSkill, texts: readonly string[]): boolean {
  if (proficiency === "advanced" || proficiency === "expert") return true;
  return texts.some((text) => deep.test(text) || (deepUses[skill]?.test(text) ?? false));
}
