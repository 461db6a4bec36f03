import type { ResumeSkill } from "../../resume/shape/parsed-resume.ts";
import { tradeOfSkill } from "../../skills/canonical-skill.ts";
import { requirementStates } from "../score/states.ts";
import type { DemandMatch } from "../demands/demand.ts";

/** The number of skills that fit in a row of the list. */
export const firstSkillCount = 4;

/**
 * Returns the skills to show first for a job: those that meet a must-have (shown before only
 * listed), then a nice-to-have, then those with the best evidence (in a role, for long, and
 * recently).
 */
export function firstSkills(
  skills: readonly ResumeSkill[],
  matches: readonly DemandMatch[],
): string[] {
  const places = new Map<string, number>();
  for (const { skill, state, demand } of matches) {
    if (skill === null || state === "not-found") continue;
    const place =
      kindOrder.indexOf(demand.kind) * requirementStates.length + requirementStates.indexOf(state);
    places.set(skill, Math.min(place, places.get(skill) ?? place));
  }
  const unasked = kindOrder.length * requirementStates.length;
  return skills
    .map((skill) => ({ skill, place: places.get(skill.skill) ?? unasked, proof: proofOf(skill) }))
    .sort((a, b) => a.place - b.place || b.proof - a.proof)
    .slice(0, firstSkillCount)
    .map(({ skill }) => skill.skill);
}

const kindOrder = ["must", "nice", "described"];

/**
 * Higher means better evidence. A second line counts more than many years in one line, because a
 * single line may mean something else. The last month and further lines only break ties.
 */
function proofOf({ skill, evidence, years, lastUsed }: ResumeSkill): number {
  const isShown = evidence.some(({ where }) => where === "role");
  const trade = tradeOfSkill(skill);
  const isOfTrade = trade !== null && trade !== "general";
  const month = lastUsed === null ? 0 : Number(lastUsed.replace("-", "").padEnd(6, "0")) / 1e7;
  return (
    (isShown ? 200 : 0) +
    (isOfTrade ? 100 : 0) +
    (evidence.length > 1 ? 50 : 0) +
    Math.min(years ?? 0, 20) +
    month +
    Math.min(evidence.length, 10) / 1000
  );
}
