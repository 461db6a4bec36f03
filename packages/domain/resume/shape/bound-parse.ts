import type { ParsedResume, ResumeRole, ResumeSkill, SkillEvidence } from "./parsed-resume.ts";

/**
 * Limits far above any real CV, which keep the stored parse of a hostile one within a small
 * multiple of its text.
 */
export const parseLimits = {
  roles: 120,
  bulletsOfRole: 150,
  education: 60,
  certifications: 120,
  languages: 40,
  skills: 400,
  /** Evidence per skill, with priority for each role's first line, and for all skills together. */
  evidenceOfSkill: 40,
  evidence: 2500,
  /** Characters in a value that fills a whole line, such as a role's title. */
  value: 400,
  warnings: 60,
  warningText: 2000,
} as const;

/** Limits the parse's lists and values to `parseLimits`. Their places are unchanged. */
export function boundParse(parsed: ParsedResume): ParsedResume {
  const limits = parseLimits;
  return {
    ...parsed,
    roles: parsed.roles.slice(0, limits.roles).map(boundRole),
    education: parsed.education.slice(0, limits.education).map((entry) => ({
      ...entry,
      degree: cut(entry.degree),
      institution: cut(entry.institution),
    })),
    certifications: parsed.certifications
      .slice(0, limits.certifications)
      .map((entry) => ({ ...entry, value: entry.value.slice(0, limits.value) })),
    languages: parsed.languages.slice(0, limits.languages),
    skills: boundSkills(parsed.skills),
    warnings: parsed.warnings
      .slice(0, limits.warnings)
      .map((warning) =>
        warning.text === undefined
          ? warning
          : { ...warning, text: warning.text.slice(0, limits.warningText) },
      ),
  };
}

function boundRole(role: ResumeRole): ResumeRole {
  return {
    ...role,
    title: cut(role.title),
    company: cut(role.company),
    location: cut(role.location),
    bullets: role.bullets.slice(0, parseLimits.bulletsOfRole),
  };
}

function cut(value: string | null): string | null {
  return value === null ? null : value.slice(0, parseLimits.value);
}

function boundSkills(skills: readonly ResumeSkill[]): ResumeSkill[] {
  let left: number = parseLimits.evidence;
  return skills.slice(0, parseLimits.skills).map((skill) => {
    const evidence = best(skill.evidence).slice(0, Math.max(1, left));
    left -= evidence.length;
    return { ...skill, evidence };
  });
}

/** Keeps the CV's order. A role's first line is enough to show that the role used the skill. */
function best(evidence: readonly SkillEvidence[]): SkillEvidence[] {
  const all = evidence.filter(({ role }) => role === null || role < parseLimits.roles);
  if (all.length <= parseLimits.evidenceOfSkill) return all;
  const roles = new Set<number>();
  const firsts = all.filter(({ role }) => {
    const isFirst = role !== null && !roles.has(role);
    if (isFirst) roles.add(role);
    return isFirst;
  });
  const others = all.filter((entry) => !firsts.includes(entry));
  const kept = new Set([...firsts, ...others].slice(0, parseLimits.evidenceOfSkill));
  return all.filter((entry) => kept.has(entry));
}
