import {
  monthAt,
  quoteRoleTitle,
  referenceMonth,
  roleEnd,
  withinWhole,
} from "../evidence/read-roles.ts";
import { resumeTexts } from "../evidence/resume-text.ts";
import type { ScorableResume } from "../score/score.ts";
import { titleOfRole } from "../evidence/role-title.ts";
import { titleSimilarity } from "../words/compare-titles.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import { impliedCredit, skillCredit } from "../../skills/canonical-skill.ts";
import { contentStems } from "../words/phrase-words.ts";
import { sameWords } from "../words/word-groups.ts";
import { isRoleOfSector } from "./match-sector.ts";
import type { Demand, DemandMatch } from "./demand.ts";

/** Fewer years than demanded answer in part, and what gives no years at all by this much. */
const mostInPart = 0.8;
const undatedCredit = 0.5;
/** Below this share of the demanded years nothing is answered. */
const nearShare = 0.3;
/** How near a title must be for years as a nurse, in nursing, and beside it. */
const samePost = 0.7;
const sameField = 0.6;
const nearPost = 0.42;
const nearField = 0.4;

/**
 * A demanded number of years against the roles that show the work: by their title, by the skill that
 * is demanded, or by its words. Fewer years are related, and so is what only a list names.
 */
export function matchYears(
  resume: ScorableResume,
  demand: Demand,
  listed: DemandMatch | null,
): DemandMatch | null {
  const wanted = demand.years ?? 0;
  const relations = resume.roles.map((_, index) => relationOf(resume, index, demand));
  const indices = [...relations.keys()];
  const same = indices.filter((index) => relations[index] === "same");
  const near = indices.filter((index) => relations[index] !== "other");
  const years = yearsOf(resume, same);
  const isEnough = years !== null && years >= wanted;
  const yearsNear = yearsOf(resume, near);
  const isNearEnough = yearsNear !== null && yearsNear >= nearShare * wanted;
  const isUndated = same.length > 0 && years === null;
  if (!isEnough && !isUndated && !isNearEnough) {
    if (listed === null || listed.credit < undatedCredit || isPost(demand)) return null;
    if (same.length === 0) return { ...listed, state: "related", credit: undatedCredit };
  }
  const isOfSame = isEnough || isUndated || !isNearEnough;
  const roles = isOfSame ? same : near;
  const told = isOfSame ? years : yearsNear;
  const first = [...same, ...roles].find((index) => resume.roles[index]?.title !== null);
  const title = first === undefined ? null : (resume.roles[first]?.title ?? null);
  const inPart = (mostInPart * (years ?? 0)) / Math.max(1, wanted);
  return {
    demand,
    state: isEnough ? "shown" : "related",
    by: [title, tellYears(told, roles.length, title !== null)]
      .filter((one) => one !== null)
      .join(": "),
    credit: isEnough ? 1 : Math.min(mostInPart, Math.max(undatedCredit, inPart)),
    quote: first === undefined ? null : (quoteRoleTitle(resume, first, demand.text)[0] ?? null),
    roles,
    skill: listed?.skill ?? null,
  };
}

function tellYears(years: number | null, roles: number, isTitled: boolean): string {
  if (years === null) return "no dates found";
  const told = `${years} ${years === 1 ? "year" : "years"}`;
  return isTitled && roles > 1 ? `${told} in ${roles} roles` : told;
}

/** Whether a role is the work that is demanded, or near it. */
function relationOf(
  resume: ScorableResume,
  index: number,
  demand: Demand,
): "same" | "near" | "other" {
  if (showsWork(resume, index, demand)) return "same";
  if (demand.work !== null && showsSkill(resume, index, demand)) return "near";
  const title = titleAt(resume, index);
  if (demand.work === null || title === null) return "other";
  const enough = isPost(demand) ? nearPost : nearField;
  return titleSimilarity(demand.work, title) >= enough ? "near" : "other";
}

function titleAt(resume: ScorableResume, index: number): ComparableTitle | null {
  const role = resume.roles[index];
  return role === undefined ? null : titleOfRole(role);
}

function showsWork(resume: ScorableResume, index: number, demand: Demand): boolean {
  const title = titleAt(resume, index);
  const { work, sectors } = demand;
  if (sectors.length > 0 && isRoleOfSector(resume, index, sectors)) return true;
  const enough = isPost(demand) ? samePost : sameField;
  if (work !== null && title !== null && titleSimilarity(work, title) >= enough) return true;
  // "As a store manager" is a post, and not what a post has to do with.
  if (isPost(demand)) return false;
  const wanted = demand.stems.filter((word) => !emptyStems.has(word));
  if (wanted.length === 0) return false;
  const isSkill = demand.skills.length > 0;
  if (isSkill && work === null && showsSkill(resume, index, demand)) return true;
  // A skill has spellings of its own; where it has none, the words are all there is to go by.
  const texts =
    isSkill || work !== null
      ? [contentStems(resume.roles[index]?.title ?? "")]
      : textsOf(resume, index);
  const stems = new Set(texts.flat());
  return wanted.every((word) => holdsOneOf(stems, word));
}

function showsSkill(resume: ScorableResume, index: number, { skills }: Demand): boolean {
  return resume.skills.some(
    ({ skill, evidence }) =>
      evidence.some(({ role }) => role === index) &&
      skills.some((wanted) => skillCredit(wanted, skill) >= impliedCredit),
  );
}

function holdsOneOf(stems: ReadonlySet<string>, word: string): boolean {
  return [...sameWords(word)].some((one) => stems.has(one));
}

function isPost({ work, text }: Demand): boolean {
  return work !== null && /\bas an? /iu.test(text);
}

const emptyStems = new Set(contentStems("professional industry commercial practical proven"));

function textsOf(resume: ScorableResume, index: number): string[][] {
  return resumeTexts(resume).flatMap(({ role, stems }) => (role === index ? [stems] : []));
}

/** Months that any of the roles runs, in years; null where none is dated. */
function yearsOf(resume: ScorableResume, roles: readonly number[]): number | null {
  const now = referenceMonth(resume);
  const months = new Set<number>();
  for (const index of roles) {
    const role = resume.roles[index];
    const start = monthAt(role?.start ?? null, "start");
    const end = role === undefined ? null : roleEnd(role, now);
    if (start === null || end === null) continue;
    // A mistyped year must not make a century.
    for (let month = Math.max(start, end - 60 * 12); month <= end; month++) months.add(month);
  }
  return withinWhole(resume, months.size === 0 ? null : Math.round((months.size / 12) * 10) / 10);
}
