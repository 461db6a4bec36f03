import {
  monthAt,
  quoteRoleTitle,
  referenceMonth,
  roleEnd,
  withinWhole,
} from "../evidence/read-roles.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import { sentencesWith } from "../evidence/sentences.ts";
import { demandStandsTogether } from "../evidence/stands-together.ts";
import { titleSimilarity } from "../words/compare-titles.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import { impliedCredit, skillCredit } from "../../skills/canonical-skill.ts";
import { contentStems } from "../words/phrase-words.ts";
import { sameWords } from "../words/word-groups.ts";
import { isRoleOfSector } from "./match-sector.ts";
import type { Demand, DemandMatch } from "./demand.ts";

/** Fewer years than required answer in part, and undated roles by this much. */
const maxInPart = 0.8;
const undatedCredit = 0.5;
/** Below this share of the required years nothing is answered. */
const nearShare = 1 / 3;
/** How near a title must be for years as a nurse, in nursing, and beside it. */
const samePost = 0.7;
const sameField = 0.6;
const nearPost = 0.42;
const nearField = 0.45;
/** A title this near, in a role that shows the skill, too, is no other trade. */
const ofField = 0.1;

/**
 * A required number of years against the roles that show the work: by their title, by the skill that
 * is required, or by its words. A third of the years, and years of work near it, are related.
 */
export function matchYears(mentions: Mentions, demand: Demand): DemandMatch | null {
  const wanted = demand.years ?? 0;
  const { same, near } = findRoles(mentions, demand);
  const isEnough = reaches(same.years, wanted);
  const isUndated = same.roles.length > 0 && same.years === null;
  const shown = isEnough || isUndated ? same : near;
  if (shown === near && !reaches(near.years, nearShare * wanted)) return null;
  return {
    demand,
    state: isEnough ? "shown" : "related",
    credit: isEnough ? 1 : partCredit(same.years ?? 0, wanted),
    ...tellRoles(mentions, demand, { first: same, shown }),
    skill: null,
  };
}

const reaches = (years: number | null, wanted: number) => years !== null && years >= wanted;

/** Years in roles, of which the first with a title is quoted. */
function tellRoles(
  mentions: Mentions,
  demand: Demand,
  of: { first: YearsInRoles; shown: YearsInRoles },
): Pick<DemandMatch, "by" | "quote" | "roles"> {
  const { roles, years } = of.shown;
  const named = findTitle(mentions, [...of.first.roles, ...roles]);
  return {
    by: [named?.title ?? demand.skills[0] ?? null, tellYears(years, roles.length)]
      .filter((one) => one !== null)
      .join(": "),
    quote: named && (quoteRoleTitle(mentions.resume, named.index, demand.text)[0] ?? null),
    roles,
  };
}

/** Roles, and the years that they make together; null where none is dated. */
type YearsInRoles = { roles: number[]; years: number | null };

/** The roles that show the work, and those with them that are near it. */
function findRoles(mentions: Mentions, demand: Demand): { same: YearsInRoles; near: YearsInRoles } {
  const works = demand.alternatives.length > 0 ? demand.alternatives : [demand];
  const relations = mentions.resume.roles.map((_, index) => {
    const found = works.map((work) => relationOf(mentions, index, work));
    return found.includes("same") ? "same" : found.includes("near") ? "near" : "other";
  });
  const rolesThat = (are: (relation: Relation) => boolean): YearsInRoles => {
    const roles = relations.flatMap((relation, index) => (are(relation) ? [index] : []));
    return { roles, years: yearsOf(mentions, roles) };
  };
  return {
    same: rolesThat((relation) => relation === "same"),
    near: rolesThat((relation) => relation !== "other"),
  };
}

/** The first of the roles that has a title. */
function findTitle(
  mentions: Mentions,
  roles: readonly number[],
): { index: number; title: string } | null {
  for (const index of roles) {
    const title = mentions.resume.roles[index]?.title ?? null;
    if (title !== null) return { index, title };
  }
  return null;
}

function partCredit(years: number, wanted: number): number {
  const inPart = (maxInPart * years) / Math.max(1, wanted);
  return Math.min(maxInPart, Math.max(undatedCredit, inPart));
}

function tellYears(years: number | null, roles: number): string {
  if (years === null) return "no dates found";
  const told = `${years} ${years === 1 ? "year" : "years"}`;
  return roles > 1 ? `${told} in ${roles} roles` : told;
}

type Relation = "same" | "near" | "other";

/** Whether a role is the work that is demanded, or near it. */
function relationOf(mentions: Mentions, index: number, demand: Demand): Relation {
  if (showsWork(mentions, index, demand))
    return isInSetting(mentions, index, demand) ? "same" : "near";
  if (demand.work === null) return "other";
  const title = titleAt(mentions, index);
  const near = title === null ? 0 : titleSimilarity(demand.work, title);
  // A kind of it is a part of it: social media are not yet digital marketing.
  if (!showsSkill(mentions, index, { demand, credit: 1 }))
    return near >= (isPost(demand) ? nearPost : nearField) ? "near" : "other";
  // Payables are a duty of an office manager, too; training is a small part of a chef's day.
  return !isPost(demand) && (near >= ofField || title === null) ? "same" : "near";
}

/** Whether title, employer or lines of a role tell the line of the business that is asked for. */
function isInSetting(mentions: Mentions, index: number, { setting }: Demand): boolean {
  if (setting.length === 0) return true;
  const company = contentStems(mentions.resume.roles[index]?.company ?? "");
  const stems = new Set([...company, ...textsOf(mentions, index).flat()]);
  return setting.every((word) => holdsOneOf(stems, word));
}

function titleAt({ titles }: Mentions, index: number): ComparableTitle | null {
  return titles[index] ?? null;
}

function showsWork(mentions: Mentions, index: number, demand: Demand): boolean {
  const title = titleAt(mentions, index);
  const { work, sectors } = demand;
  if (sectors.length > 0 && isRoleOfSector(mentions, index, sectors)) return true;
  const enough = isPost(demand) ? samePost : sameField;
  if (work !== null && title !== null && titleSimilarity(work, title) >= enough) return true;
  // "As a store manager" is a post, and not what a post has to do with.
  if (isPost(demand)) return false;
  const wanted = demand.stems.filter((word) => !emptyStems.has(word));
  if (wanted.length === 0) return false;
  const isSkill = demand.skills.length > 0;
  if (isSkill && work === null && showsSkill(mentions, index, { demand, credit: impliedCredit }))
    return true;
  // A skill has spellings of its own; where it has none, the words are all there is to go by.
  if (isSkill || work !== null) {
    const stems = new Set(contentStems(mentions.resume.roles[index]?.title ?? ""));
    return wanted.every((word) => holdsOneOf(stems, word));
  }
  // What the work is called may have other words, what narrows it has none: a kitchen's is a chef's.
  const words = wanted.map((word, at) =>
    at === wanted.length - 1 ? sameWords(word) : new Set([word]),
  );
  return sentencesWith(
    mentions.sentences,
    words.flatMap((same) => [...same]),
  ).some(
    (passage) => passage.text.role === index && demandStandsTogether(passage, words) === "together",
  );
}

function showsSkill(
  mentions: Mentions,
  index: number,
  { demand, credit }: { demand: Demand; credit: number },
): boolean {
  const lines = new Set(
    mentions.skills
      .filter(({ skill }) => demand.skills.some((wanted) => skillCredit(wanted, skill) >= credit))
      .flatMap(({ evidence }) => evidence.filter(({ role }) => role === index))
      .map(({ place }) => place.line),
  );
  const role = mentions.resume.roles[index];
  if (role === undefined || lines.size === 0) return false;
  // Without a title one line of many names a duty; the first says what the role is.
  const first = role.bullets[0]?.place.line;
  const isMain = (first !== undefined && lines.has(first)) || lines.size >= minTelling;
  return role.title !== null || isMain || role.bullets.length <= fewLines;
}

const minTelling = 2;
const fewLines = 4;

function holdsOneOf(stems: ReadonlySet<string>, word: string): boolean {
  return [...sameWords(word)].some((one) => stems.has(one));
}

function isPost({ work, text }: Demand): boolean {
  return work !== null && /\bas an? /iu.test(text);
}

const emptyStems = new Set(contentStems("professional industry commercial practical proven"));

function textsOf({ lines }: Mentions, index: number): string[][] {
  return lines.flatMap(({ role, stems }) => (role === index ? [stems] : []));
}

/** Months that any of the roles runs, in years; null where none is dated. */
export function yearsOf({ resume }: Mentions, roles: readonly number[]): number | null {
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
