import { canonicalSkill, tradeOfSkill } from "../skills/canonical-skill.ts";
import { strongMustCue } from "./clauses/cues.ts";
import type { PostedRequirement } from "./parse-posting.ts";

/**
 * How much a posting stresses a requirement, to choose the must-haves to propose: what it calls
 * necessary, papers, degrees and years of the work come before qualities of every good employee.
 */
export function rateEmphasis({ text, kind, sentence, alternatives }: PostedRequirement): number {
  const isStressed = strongMustCue.test(sentence) ? 1 : 0;
  const trade = tradeOfSkill(canonicalSkill(text) ?? "");
  if (kind !== "skill") return 3 + isStressed;
  if (trade === "general") return isStressed - 1;
  const isNamed = trade !== null || alternatives.length > 0 || /\p{Lu}|\d/u.test(text.slice(1));
  return (isNamed ? 2 : 1) + isStressed;
}
