import { countYears } from "../resume/dates/count-years.ts";
import { findGaps } from "../resume/dates/find-gaps.ts";
import { confidenceWarnings } from "../resume/trust/low-confidence.ts";
import { monthsOf, toYears } from "../resume/dates/month-count.ts";
import type { DatedSpan } from "../resume/dates/month-count.ts";
import { notStatedAfter } from "../resume/dates/newest-date.ts";
import type {
  Field,
  ParsedResume,
  Place,
  ResumeEducation,
  ResumeRole,
  ResumeSkill,
} from "../resume/shape/parsed-resume.ts";
import { noPlace } from "../resume/shape/parsed-resume.ts";
import { skillDates } from "../resume/skills/read-skills.ts";
import { sortRoles } from "../resume/roles/read-timeline.ts";
import type { Correction } from "./correction.ts";
import type { CorrectedEducation, CorrectedRole } from "./fields/field-inputs.ts";
import { columnFields, mapFields, parseFields, statedFields } from "../candidate-fields.ts";
import type { TextField } from "../candidate-fields.ts";
import { readEntries, readText } from "./fields/read-entries.ts";
import { matchCorrections } from "./profile-entries.ts";

type Matched = { correction: Correction; index: number | null; place: Place | null };

/**
 * Applies a person's corrections to the parse. Derived values (years, gaps, when a skill was last
 * used, confidence warnings) are recomputed from the corrected ones. Pure; returns the same parse
 * without corrections.
 */
export function applyCorrections(
  read: ParsedResume,
  corrections: readonly Correction[],
): ParsedResume {
  if (corrections.length === 0) return read;
  const all = matchCorrections(readEntries(read), corrections).map(({ correction, entry }) => ({
    correction,
    index: entry?.index ?? null,
    place: entry?.place ?? null,
  }));
  const of = (field: Correction["field"]) => all.filter((each) => each.correction.field === field);
  const day = of("asOf")[0]?.correction;
  const entered = day?.field === "asOf" ? day.value : null;
  const asOf = entered ?? read.asOf;
  const { roles, moved } = correctRoles({ ...read, asOf }, of("role"));
  const education = correctList(read.education, of("education"), toEducation);
  const isDaySame = asOf === read.asOf;
  const areDatesSame = of("role").length === 0 && isDaySame;
  const skills = correctSkills(
    areDatesSame ? read.skills : read.skills.map((skill) => updateEvidence(skill, moved)),
    of("skill"),
  );
  const text = (key: TextField) => correctText(readText(read, key), of(key));
  const years = of("yearsExperience")[0]?.correction;
  const corrected: ParsedResume = {
    ...read,
    ...mapFields([...columnFields, ...parseFields], text),
    ...(read.stated && { stated: { ...read.stated, ...mapFields(statedFields, text) } }),
    asOf,
    asOfFrom: entered === null ? read.asOfFrom : ("entered" as const),
    notStatedAfter: notStatedAfter({ roles, education, asOf }),
    roles,
    education,
    skills: areDatesSame
      ? skills
      : skills.map((skill) => ({ ...skill, ...skillDates(skill.evidence, roles, asOf) })),
    certifications: correctList(read.certifications, of("certification"), toNamed),
    links: correctList(read.links, of("link"), toNamed),
    languages: correctList(read.languages, of("language"), toLanguage),
    yearsExperience:
      years?.field === "yearsExperience"
        ? years.value
        : areDatesSame
          ? read.yearsExperience
          : countYears(roles, asOf),
    gaps:
      areDatesSame && of("education").length === 0 ? read.gaps : findGaps(roles, education, asOf),
  };
  // A person who corrects the details accepts the file as a CV.
  const settled: ReadonlySet<string> = new Set([
    ...["low-confidence", "not-a-cv", "other-document"],
    ...(roles.length > 0 ? ["no-work-history"] : []),
  ]);
  const others = read.warnings.filter(({ code }) => !settled.has(code));
  return { ...corrected, warnings: [...others, ...confidenceWarnings(corrected)] };
}

function correctText(
  read: Field<string> | null,
  [matched]: readonly Matched[],
): Field<string> | null {
  if (!matched) return read;
  const { value } = matched.correction;
  if (typeof value !== "string") return null;
  return { value, confidence: 1, place: matched.place ?? noPlace };
}

/** Removes struck-out entries, replaces corrected ones in place, and appends added ones. */
function correctList<Item>(
  read: readonly Item[],
  corrections: readonly Matched[],
  make: (matched: Matched) => Item | null,
): Item[] {
  const byIndex = new Map(corrections.map((matched) => [matched.index, matched]));
  const kept = read.flatMap((item, index): Item[] => {
    const matched = byIndex.get(index);
    if (!matched) return [item];
    const made = matched.correction.value === null ? null : make(matched);
    return made === null ? [] : [made];
  });
  const added = corrections.flatMap((matched): Item[] => {
    const made = matched.index !== null || matched.correction.value === null ? null : make(matched);
    return made === null ? [] : [made];
  });
  return [...kept, ...added];
}

type NewIndexes = ReadonlyMap<number, number>;

function correctRoles(
  read: ParsedResume,
  corrections: readonly Matched[],
): { roles: ResumeRole[]; moved: NewIndexes } {
  const byIndex = new Map(corrections.map((matched) => [matched.index, matched]));
  const kept = read.roles.flatMap((role, from) => {
    const matched = byIndex.get(from);
    if (matched?.correction.field !== "role")
      return [{ role: recomputeYears(role, read.asOf), from }];
    const { value } = matched.correction;
    return value === null ? [] : [{ role: toRole(value, role, read.asOf), from }];
  });
  const added = corrections.flatMap(({ correction, index }) =>
    index !== null || correction.field !== "role" || correction.value === null
      ? []
      : [{ role: toRole(correction.value, null, read.asOf), from: null }],
  );
  const sorted = sortRoles([...kept, ...added]);
  const moved = sorted.flatMap(({ from }, to): [number, number][] =>
    from === null ? [] : [[from, to]],
  );
  return { roles: sorted.map(({ role }) => role), moved: new Map(moved) };
}

/** The length of a present role depends on the CV's "as of" day. */
function recomputeYears(role: ResumeRole, asOf: string): ResumeRole {
  return role.isCurrent ? { ...role, yearsInRole: yearsOf(role, asOf) } : role;
}

function yearsOf(span: DatedSpan, asOf: string): number | null {
  const months = monthsOf(span, asOf);
  return months === null ? null : toYears(months.to - months.from + 1);
}

function toRole(value: CorrectedRole, read: ResumeRole | null, asOf: string): ResumeRole {
  return {
    ...value,
    yearsInRole: yearsOf(value, asOf),
    bullets: read?.bullets ?? [],
    confidence: 1,
    place: read?.place ?? noPlace,
  };
}

function toEducation({ correction, place }: Matched): ResumeEducation | null {
  if (correction.field !== "education" || correction.value === null) return null;
  const value: CorrectedEducation = correction.value;
  return { ...value, place: place ?? noPlace };
}

function toNamed({ correction, place }: Matched): Field<string> {
  return { value: correction.subject, confidence: 1, place: place ?? noPlace };
}

function toLanguage({ correction, place }: Matched): ParsedResume["languages"][number] | null {
  if (correction.field !== "language" || correction.value === null) return null;
  const value = { language: correction.subject, level: correction.value.level };
  return { value, confidence: 1, place };
}

/** Evidence of a removed role is kept, but without a role. */
function updateEvidence(skill: ResumeSkill, moved: NewIndexes): ResumeSkill {
  const evidence = skill.evidence.map((entry) => {
    if (entry.role === null) return entry;
    const role = moved.get(entry.role) ?? null;
    return role === null ? { ...entry, role, where: "other" as const } : { ...entry, role };
  });
  return { ...skill, evidence };
}

function correctSkills(
  read: readonly ResumeSkill[],
  corrections: readonly Matched[],
): ResumeSkill[] {
  return correctList(read, corrections, ({ correction, index }) => {
    if (correction.field !== "skill" || correction.value === null) return null;
    const { proficiency } = correction.value;
    const known = index === null ? undefined : read[index];
    if (known) return { ...known, proficiency };
    const { subject: skill } = correction;
    return { skill, proficiency, evidence: [], lastUsed: null, years: null };
  });
}
