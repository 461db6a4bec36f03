import { any } from "../../posting/clauses/phrase-pattern.ts";
import type { ResumeSkill } from "../../resume/shape/parsed-resume.ts";

const deep = /\b(?:advanced|expert)/iu;
const asksDeep = new RegExp(`^\\W*${any("asksDeep")}`, "iu");

/** Whether a requirement asks for an advanced level ("advanced Excel"), outside of brackets. */
export const asksForDepth = (text: string): boolean => asksDeep.test(text);

export function isDeep({ proficiency }: ResumeSkill, texts: readonly string[]): boolean {
  if (proficiency === "advanced" || proficiency === "expert") return true;
  return texts.some((text) => deep.test(text));
}
