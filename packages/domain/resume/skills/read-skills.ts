import { patternOf } from "../../lexicon/lexicon.ts";
import { skillWords } from "../../lexicon/skill-words.gen.ts";
import { foldText } from "../text/fold-text.ts";
import { languageNames } from "../lexicon/language-names.ts";
import { countMonths, monthsOf, toYears } from "../dates/month-count.ts";
import {
  canonicalSkill,
  isNearlyAlwaysAWord,
  isToldByTrade,
} from "../../skills/canonical-skill.ts";
import { findSkills } from "../../skills/find-skills.ts";
import type { SkillMention } from "../../skills/find-skills.ts";
import { isWorkOfOthers } from "../../skills/whose-skill.ts";
import type {
  PartialDate,
  Proficiency,
  ResumeRole,
  ResumeSkill,
  SkillEvidence,
} from "../shape/parsed-resume.ts";
import type { RoleWithLines } from "../roles/read-timeline.ts";
import { blankEmployers } from "./employer-lines.ts";
import { acronymsOfOtherMeaning, blankAcronyms } from "./own-acronyms.ts";
import { isOfSchool } from "./school-subjects.ts";
import { findProficiency } from "./skill-level.ts";
import { listedTerms } from "./listed-terms.ts";
import type { SectionKind } from "../sections/section-kind.ts";
import type { Section, SectionLine } from "../sections/split-sections.ts";

export type SkillSources = {
  sections: readonly Section[];
  roles: readonly RoleWithLines[];
  /** The person's name. A person named Teacher doesn't have teaching as a skill for that reason. */
  name: string | null;
  asOf: string;
  /** The CV's language, because words of other languages are not skills in this CV. */
  language: string;
};

type Gathered = {
  skill: string;
  evidence: SkillEvidence[];
  /** Lines already used as evidence. */
  lines: Set<number>;
  level: Proficiency | null;
};

/**
 * Reads skills with every line that shows them. Vocabulary terms count anywhere in the CV. In a
 * skills section, short items that the vocabulary doesn't know are kept as written.
 */
export function readSkills(sources: SkillSources): ResumeSkill[] {
  const { sections, name, language } = sources;
  const gathered = new Map<string, Gathered>();
  const { roleOf, employerOf } = mapLines(sources.roles);
  const acronyms = acronymsOfOtherMeaning(
    sections.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );
  for (const section of sections) {
    const { kind } = section;
    if (withoutSkills.has(kind)) continue;
    const own = section.lines.map((item) => ({ ...item, text: withoutPastime(item.text) }));
    const lines = kind === "experience" ? blankEmployers(own) : own;
    const find = (text: string) =>
      findSkills(text, {
        inSkillList: kind === "skills",
        namesCourses: kind === "courses" || kind === "certifications",
        language,
      });
    const add = ({ index, line }: SectionLine, { skill, term }: Named): Gathered => {
      const role = roleOf.get(index) ?? null;
      const place = { line: index, page: line.page };
      return gather(gathered, skill, { place, term, where: whereOf(kind, role), role });
    };
    for (const item of lines) {
      if (kind === "education" && isOfSchool(item.text)) continue;
      // An employer's name says nothing about the person's skills: "Tallowgate Logistics".
      const named = blankName(item.text, employerOf.get(item.index) ?? null);
      for (const mention of find(blankName(blankAcronyms(named, acronyms), name))) {
        if (kind === "personal" && !isLicence(mention.skill)) continue;
        const entry = add(item, mention);
        entry.level ??= findProficiency(item.text, mention);
      }
    }
    for (const { item, ...named } of findAcrossLines(lines, find)) add(item, named);
    const has = (skill: string) => gathered.has(skill.toLowerCase());
    if (kind === "skills") addListed({ ...section, lines: own }, sources, { has, add });
  }
  return [...gathered.values()].map((entry) => toSkill(entry, sources));
}

/** A skill with the words that name it. */
type Named = Pick<SkillMention, "skill" | "term">;

/** Maps lines to the index of their role, and lines that head a role to its employer. */
function mapLines(roles: readonly RoleWithLines[]) {
  const roleOf = new Map<number, number>();
  const employerOf = new Map<number, string>();
  roles.forEach(({ lines, role: { company, bullets } }, role) => {
    const body = new Set(bullets.map(({ place }) => place.line));
    for (const line of lines) {
      roleOf.set(line, role);
      if (company !== null && !body.has(line)) employerOf.set(line, company);
    }
  });
  return { roleOf, employerOf };
}

/** Finds terms that are split by a line break. The evidence is the line on which they begin. */
function findAcrossLines(
  items: readonly SectionLine[],
  find: (text: string) => SkillMention[],
): (Named & { item: SectionLine })[] {
  return items.flatMap((item, at) => {
    const next = items[at + 1];
    if (!next || next.line.bullet || next.line.block !== item.line.block) return [];
    const end = item.text.trimEnd().length;
    const head = item.text.slice(Math.max(0, item.text.lastIndexOf(" ", end - 24)), end);
    return find(`${head} ${next.text.trimStart().slice(0, 24)}`)
      .filter(({ start, end: to }) => start < head.length && to > head.length)
      .map(({ skill, start }) => ({ item, skill, term: head.slice(start) }));
  });
}

function blankName(text: string, name: string | null): string {
  if (name === null) return text;
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at === -1) return text;
  return text.slice(0, at) + " ".repeat(name.length) + text.slice(at + name.length);
}

/** Sections that show no skills for a job, such as hobbies. */
const withoutSkills: ReadonlySet<SectionKind> = new Set([
  ...(["references", "contact", "links", "interests"] as const),
]);
/** Licences are often among the personal details. Nothing else there is a skill. */
const isLicence = (skill: string): boolean => /licence/iu.test(skill);
const partSeparators = new RegExp(
  `\\s?[/&+]\\s?|\\s(?:${patternOf(skillWords, "termAnd")})\\s`,
  "u",
);

const pastime = new RegExp(
  `(?:^\\W{0,3}|[.;|•] )(?:${patternOf(skillWords, "pastime")})\\s?:`,
  "iu",
);

/** Blanks out a pastime up to the end of its line, without changing the text's length. */
function withoutPastime(text: string): string {
  const at = pastime.exec(text)?.index;
  return at === undefined ? text : text.slice(0, at).padEnd(text.length);
}

/** Sections with duties and achievements that belong to no parsed role. */
const done: ReadonlySet<SectionKind> = new Set(["projects", "awards", "experience", "volunteer"]);

function whereOf(kind: SectionKind, role: number | null): SkillEvidence["where"] {
  if (role !== null) return "role";
  if (kind === "skills") return "skills";
  if (kind === "summary" || kind === "header") return "summary";
  if (kind === "education" || kind === "courses") return "education";
  return done.has(kind) ? "project" : "other";
}

function gather(gathered: Map<string, Gathered>, skill: string, evidence: SkillEvidence): Gathered {
  const key = skill.toLowerCase();
  const entry = gathered.get(key) ?? { skill, evidence: [], lines: new Set<number>(), level: null };
  gathered.set(key, entry);
  if (!entry.lines.has(evidence.place.line)) entry.evidence.push(evidence);
  entry.lines.add(evidence.place.line);
  return entry;
}

/** Adds items of a skills section, also those that the vocabulary doesn't know. */
function addListed(
  section: Section,
  { name, language }: SkillSources,
  { has, add }: { has: (skill: string) => boolean; add: (item: SectionLine, named: Named) => void },
): void {
  for (const { term, item } of listedTerms(section)) {
    if (languageNames.has(foldText(term)) || isPartOfName(term, name)) continue;
    const [known] = findSkills(term, { inSkillList: true, language });
    const doubted = known ? null : canonicalSkill(term);
    if (known) {
      if (isOfOthersAt(known.skill, item.text, term)) continue;
      // The line has already settled whether "access" means the program.
      if (isNearlyAlwaysAWord(term) && !has(known.skill)) continue;
      add(item, known);
      // "Preventive maintenance" is more specific than the vocabulary's "maintenance".
      if (known.term.length >= term.length * 0.6) continue;
    } else if (doubted !== null) {
      // A vocabulary term with another meaning in this line isn't a different skill either.
      if (isToldByTrade(term) && isToldByNothing(item.text, language))
        add(item, { skill: doubted, term });
      continue;
    }
    if (!isSeveralKnown(term)) add(item, { skill: term, term });
  }
}

/** In a list, "Worked with design, sales and legal" doesn't name the person's own skills. */
function isOfOthersAt(skill: string, line: string, term: string): boolean {
  const start = line.toLowerCase().indexOf(term.toLowerCase());
  return start !== -1 && isWorkOfOthers(skill, line, { start, end: start + term.length });
}

/** "CPR/BLS", "Word and Excel": each part was found separately. */
function isSeveralKnown(term: string): boolean {
  const parts = term.split(partSeparators);
  return (
    parts.length > 1 &&
    canonicalSkill(term) === null &&
    parts.every((part) => part.length > 1 && canonicalSkill(part) !== null)
  );
}

/** "Triage, wondzorg": no other word in the line suggests another meaning. */
function isToldByNothing(line: string, language: string): boolean {
  const known = findSkills(line, { inSkillList: true, language });
  return known.length === 0 && line.split(/[,;|•·]/u).length <= 3;
}

function isPartOfName(term: string, name: string | null): boolean {
  return name !== null && foldText(name).includes(foldText(term));
}

function toSkill({ skill, evidence, level }: Gathered, { roles, asOf }: SkillSources): ResumeSkill {
  const dates = skillDates(
    evidence,
    roles.map(({ role }) => role),
    asOf,
  );
  return { skill, proficiency: level, evidence, ...dates };
}

/** The last month and the total years of the roles that show a skill. */
export function skillDates(
  evidence: readonly SkillEvidence[],
  roles: readonly ResumeRole[],
  asOf: string,
): Pick<ResumeSkill, "lastUsed" | "years"> {
  const shown = [...new Set(evidence.map((entry) => entry.role))].flatMap((at) => {
    const role = at === null ? undefined : roles[at];
    return role && role.kind !== "volunteer" ? [role] : [];
  });
  const spans = shown.map((role) => monthsOf(role, asOf)).filter((span) => span !== null);
  const ends = shown.map((role): PartialDate | null =>
    role.isCurrent ? asOf.slice(0, 7) : role.end,
  );
  const lastUsed = ends.reduce<PartialDate | null>(
    (latest, end) => (end !== null && (latest === null || end > latest) ? end : latest),
    null,
  );
  return { lastUsed, years: spans.length === 0 ? null : toYears(countMonths(spans)) };
}
