import { canonicalSkill } from "@resume-picker/domain/skills/canonical-skill";
import { foldText } from "@resume-picker/domain/resume/text/fold-text";
import { languageNames } from "@resume-picker/domain/resume/text/language-names";
import { foldWord } from "@resume-picker/domain/skills/tokenize";

/** A skill as the vocabulary calls it, else its words in one spelling: no case, signs or plurals. */
export function nameOf(skill: string): string {
  const known = canonicalSkill(skill);
  if (known !== null) return known;
  const language = languageNames.get(foldText(skill).toLowerCase());
  if (language !== undefined) return language;
  const words = foldWord(
    skill.replace(/^\d+\+? (?:years?|jahre|ans|años|jaar) (?:of |in |de )?/iu, ""),
  )
    .replace(/[^\p{L}\p{N}+#.]+/gu, " ")
    .trim()
    .split(" ");
  return words.map((word) => (/[^s]s$/u.test(word) ? word.slice(0, -1) : word)).join(" ");
}

export function namesOf(skills: readonly string[]): Set<string> {
  return new Set(skills.map(nameOf));
}
