import { sidesOfChoice } from "@resume-picker/domain/posting/naming/requirement-phrases";
import { canonicalSkill } from "@resume-picker/domain/skills/canonical-skill";
import { parseExamples } from "@resume-picker/domain/posting/naming/parse-examples";
import { foldText } from "@resume-picker/domain/resume/text/fold-text";
import { languageNames } from "@resume-picker/domain/resume/lexicon/language-names";
import { findSkills } from "@resume-picker/domain/skills/find-skills";
import { foldWord } from "@resume-picker/domain/skills/tokenize";

/**
 * Phrases of ability or willingness aren't part of the name: "Able to lift 50 lbs", "willing to
 * travel".
 */
const abilityPhrase = /^(?:able|ability|willing(?:ness)?|ready) to /iu;

/**
 * Returns the vocabulary's name of a skill, or its normalized words, without case, punctuation or
 * plurals.
 */
export function nameOf(skill: string): string {
  const known = canonicalSkill(skill);
  if (known !== null) return known;
  const language = languageNames.get(foldText(skill).toLowerCase());
  if (language !== undefined) return language;
  const words = foldWord(
    skill
      .replace(abilityPhrase, "")
      .replace(
        /^\d+\+? (?:years?|jahre?|ans?|años?|jaar) (?:of |in |de |as (?:an? )?|with (?:an? )?|como |als |en |im |met )?(?:experience )?/iu,
        "",
      ),
  )
    .replace(/[^\p{L}\p{N}+#.]+/gu, " ")
    .trim()
    .split(" ");
  return words.map((word) => (/[^s]s$/u.test(word) ? word.slice(0, -1) : word)).join(" ");
}

/**
 * Returns the names that an item of a posting covers: itself, each of its alternatives ("Go or
 * Java") and examples ("POS system such as Toast"), and the skills it contains ("Vault audits" for
 * auditing).
 */
export function namesIn(item: string): string[] {
  const mentions = findSkills(item, { inSkillList: true, asksForSkills: true });
  const examples = parseExamples(item).flatMap((list) => [list.of, ...list.examples]);
  return [
    nameOf(item),
    ...[...sidesOfChoice(item), ...examples].map(nameOf),
    ...mentions.map(({ skill }) => skill),
  ];
}

export function namesOf(skills: readonly string[]): Set<string> {
  return new Set(skills.map(nameOf));
}
