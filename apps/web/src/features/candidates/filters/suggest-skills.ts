import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { suggestSkillFilters } from "@resume-picker/domain/candidates/filter-candidates";

/** Returns at most 20 suggestions that contain the typed text. */
export function suggestSkills(
  candidates: readonly Pick<ListedCandidate, "skills">[],
  chosen: readonly string[],
  typed: string,
): string[] {
  const needle = typed.trim().toLowerCase();
  if (needle === "") return suggestSkillFilters(candidates, chosen);
  const matching = candidates.map(({ skills }) => ({
    skills: skills.filter((skill) => skill.toLowerCase().includes(needle)),
  }));
  return suggestSkillFilters(matching, chosen);
}

/** Returns the skill to add, or null if there is none or it is already selected. */
export function readNewSkill(typed: string, chosen: readonly string[]): string | null {
  const skill = typed.trim();
  const isKnown = chosen.some((other) => other.toLowerCase() === skill.toLowerCase());
  return skill === "" || isKnown ? null : skill;
}
