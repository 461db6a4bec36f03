import { canonicalSkill, tradeOfSkill } from "../skills/canonical-skill.ts";
import { strongMustCue } from "./clauses/cues.ts";
import type { PostedRequirement } from "./parse-posting.ts";

/**
 * How strongly a posting emphasizes a requirement; used to choose the proposed must-haves. Explicit
 * needs, certificates, degrees and years of experience rank above general qualities of a good
 * employee.
 */
export function rateEmphasis({ text, kind, sentence, alternatives }: PostedRequirement): number {
  const isStressed = strongMustCue.test(sentence) ? 1 : 0;
  const trade = tradeOfSkill(canonicalSkill(text) ?? "");
  if (kind !== "skill") return 3 + isStressed;
  if (trade === "general") return isStressed - 1;
  const isNamed = trade !== null || alternatives.length > 0 || /\p{Lu}|\d/u.test(text.slice(1));
  return (isNamed ? 2 : 1) + isStressed;
}
