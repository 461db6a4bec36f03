import { foldText } from "./fold-text.ts";
import { languageNames } from "./language-names.ts";
import { countMonths, monthsOf, toYears } from "./month-count.ts";
import type { SkillMention } from "../skills/find-skills.ts";
import type { PartialDate, Proficiency, ResumeSkill, SkillEvidence } from "./parsed-resume.ts";
import type { RoleWithLines } from "./read-timeline.ts";
import { findProficiency } from "./skill-level.ts";
import { listedTerms } from "./listed-terms.ts";
import type { SectionKind } from "./section-headings.ts";
import type { Section } from "./split-sections.ts";

export type SkillSources = {
  sections: readonly Section[];
  roles: readonly RoleWithLines[];
  /** Lines that prove nothing (manipulation, stuffing). */
  excluded: ReadonlySet<number>;
  asOf: string;
  findSkills: (text: string, options?: { inSkillList?: boolean }) => readonly SkillMention[];
};

type Gathered = { skill: string; evidence: SkillEvidence[]; level: Proficiency | null };

/**
 * Reads skills with every line that proves them. Vocabulary terms count wherever they stand;
 * in a skills section, short items that the vocabulary doesn't know are kept as written.
 */
export function readSkills(sources: SkillSources): ResumeSkill[] {
  const gathered = new Map<string, Gathered>();
  const roleOf = new Map<number, number>();
  sources.roles.forEach(({ lines }, role) => {
    for (const line of lines) roleOf.set(line, role);
  });
  for (const section of sources.sections) {
    if (!provesSkills(section.kind)) continue;
    const items = section.lines.filter(({ index }) => !sources.excluded.has(index));
    for (const item of items) {
      const mentions = sources.findSkills(item.text, { inSkillList: section.kind === "skills" });
      const role = roleOf.get(item.index) ?? null;
      for (const mention of mentions) {
        gather(gathered, mention, {
          place: { line: item.index, page: item.line.page },
          quote: item.line.text,
          term: mention.term,
          where: whereOf(section.kind, role),
          role,
        });
        const level = findProficiency(item.text, mention);
        const entry = gathered.get(mention.skill.toLowerCase());
        if (entry && level !== null) entry.level ??= level;
      }
    }
    if (section.kind === "skills") gatherListed(gathered, section, sources);
  }
  return [...gathered.values()].map((entry) => toSkill(entry, sources));
}

function provesSkills(kind: SectionKind): boolean {
  return kind !== "references" && kind !== "contact" && kind !== "links" && kind !== "personal";
}

function whereOf(kind: SectionKind, role: number | null): SkillEvidence["where"] {
  if (role !== null) return "role";
  if (kind === "skills") return "skills";
  if (kind === "summary" || kind === "header") return "summary";
  if (kind === "education" || kind === "courses") return "education";
  return kind === "projects" ? "project" : "other";
}

function gather(
  gathered: Map<string, Gathered>,
  mention: SkillMention,
  evidence: SkillEvidence,
): void {
  const key = mention.skill.toLowerCase();
  const entry = gathered.get(key);
  if (!entry) gathered.set(key, { skill: mention.skill, evidence: [evidence], level: null });
  else if (!entry.evidence.some((known) => known.place.line === evidence.place.line))
    entry.evidence.push(evidence);
}

/** Items of a skills section that the vocabulary doesn't know. */
function gatherListed(
  gathered: Map<string, Gathered>,
  section: Section,
  sources: SkillSources,
): void {
  for (const { term, item } of listedTerms(section, sources.excluded)) {
    if (languageNames.has(foldText(term))) continue;
    if (sources.findSkills(term, { inSkillList: true }).length > 0) continue;
    const evidence: SkillEvidence = {
      place: { line: item.index, page: item.line.page },
      quote: item.line.text,
      term,
      where: "skills",
      role: null,
    };
    gather(gathered, { skill: term, term, start: 0, end: term.length }, evidence);
  }
}

function toSkill({ skill, evidence, level }: Gathered, { roles, asOf }: SkillSources): ResumeSkill {
  const shown = [...new Set(evidence.map((entry) => entry.role))].flatMap((role) => {
    const entry = role === null ? undefined : roles[role]?.role;
    return entry && entry.kind !== "volunteer" ? [entry] : [];
  });
  const spans = shown.map((role) => monthsOf(role, asOf)).filter((span) => span !== null);
  const ends = shown.map((role): PartialDate | null =>
    role.isCurrent ? asOf.slice(0, 7) : role.end,
  );
  const lastUsed = ends.reduce<PartialDate | null>(
    (latest, end) => (end !== null && (latest === null || end > latest) ? end : latest),
    null,
  );
  return {
    skill,
    proficiency: level,
    evidence,
    lastUsed,
    years: spans.length === 0 ? null : toYears(countMonths(spans)),
  };
}
