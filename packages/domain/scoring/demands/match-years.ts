import {
  monthAt,
  quoteRoleTitle,
  referenceMonth,
  roleEnd,
  withinWhole,
} from "../evidence/read-roles.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import { mentionsOfRole, mentionsWithout } from "../evidence/fewer-mentions.ts";
import { titleSimilarity } from "../words/compare-titles.ts";
import { isRoleOfSector } from "./match-sector.ts";
import type { Demand, DemandMatch } from "./demand.ts";

/** The highest credit for fewer years than required, and the credit for undated roles. */
const maxInPart = 0.8;
const undatedCredit = 0.5;
/** A smaller share of the required years doesn't count. */
const nearShare = 1 / 3;
/** The similarity of a title that names the same work, and of one that names related work. */
const sameWork = 0.65;
const nearWork = 0.5;

/** Matches the required work without its years. */
type Answer = (mentions: Mentions, demand: Demand) => DemandMatch;

/**
 * Compares a required number of years with the roles that show the work, by title or as a main
 * duty. The work itself is matched like a requirement without years. At least a third of the years,
 * or years in related work, count as related.
 */
export function matchYears(mentions: Mentions, demand: Demand, answer: Answer): DemandMatch | null {
  const wanted = demand.years ?? 0;
  const { same, near } = findRoles(mentions, demand, answer);
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

/** Describes the years in roles, and quotes the first role that has a title. */
function tellRoles(
  mentions: Mentions,
  demand: Demand,
  of: { first: YearsInRoles; shown: YearsInRoles },
): Pick<DemandMatch, "by" | "quote" | "roles"> {
  const { roles } = of.shown;
  const named = findTitle(mentions, [...of.first.roles, ...roles]);
  return {
    by: [named?.title ?? demand.skills[0] ?? null, tellAll(of)]
      .filter((one) => one !== null)
      .join(": "),
    quote: named && (quoteRoleTitle(mentions.resume, named.index, demand.text)[0] ?? null),
    roles,
  };
}

/** Roles and their total years, or null if none of them is dated. */
type YearsInRoles = { roles: number[]; years: number | null };

/** Returns the roles that show the work, and these together with roles in related work. */
function findRoles(
  mentions: Mentions,
  demand: Demand,
  answer: Answer,
): { same: YearsInRoles; near: YearsInRoles } {
  const works = demand.alternatives.length > 0 ? demand.alternatives : [demand];
  const relations = mentions.resume.roles.map((_, index) => {
    const found = works.map((work) => relationOf(mentions, index, { work, answer }));
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

/** Returns the first of the roles that has a title. */
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

/** "1.5 years, 6.5 with related work": only the first number is what the job requires. */
function tellAll({ first, shown }: { first: YearsInRoles; shown: YearsInRoles }): string {
  const isSame = first.roles.length === shown.roles.length;
  if (isSame || shown.years === null) return tellYears(shown);
  if (first.roles.length === 0) return `${tellYears(shown)} of related work`;
  return `${tellYears(first)}, ${shown.years} with related work`;
}

function tellYears({ years, roles }: YearsInRoles): string {
  if (years === null) return "no dates found";
  const told = `${years} ${years === 1 ? "year" : "years"}`;
  return roles.length > 1 ? `${told} in ${roles.length} roles` : told;
}

type Relation = "same" | "near" | "other";
type Asked = { work: Demand; answer: Answer };

/** Compares the work of a role with the required work, by its title, then by its lines. */
function relationOf(mentions: Mentions, index: number, { work: asked, answer }: Asked): Relation {
  const { work, sectors, done } = asked;
  if (sectors.length > 0 && isRoleOfSector(mentions, index, sectors)) return "same";
  const title = mentions.titles[index] ?? null;
  const byTitle = work === null || title === null ? 0 : titleSimilarity(work, title);
  if (byTitle >= sameWork) return "same";
  // "As a store manager" requires that position, and not experience with store managers.
  const isPost = work !== null && /\bas an? /iu.test(asked.text);
  const duty = isPost || done === null ? "none" : findDuty(mentions, index, { work: done, answer });
  // A tool takes time in any role that names it, and is not named twice.
  const isTool = done !== null && done.skills.length > 0 && done.stems.length < 2;
  if (duty === "main" || (duty === "once" && isTool && title !== null)) return "same";
  return duty === "once" || byTitle >= nearWork ? "near" : "other";
}

/** Whether a role shows the work, and whether as a main duty (in its first line or in several). */
function findDuty(
  mentions: Mentions,
  index: number,
  { work, answer }: Asked,
): "main" | "once" | "none" {
  const role = mentions.resume.roles[index];
  const ofRole = mentionsOfRole(mentions, index);
  const { state, quote } = answer(ofRole, work);
  if (role === undefined || quote === null || state !== "shown") return "none";
  const isFirst = [role.place, role.bullets[0]?.place].some((place) => place?.line === quote.line);
  const isAgain = answer(mentionsWithout(ofRole, quote.line), work).state === "shown";
  return isFirst || isAgain ? "main" : "once";
}

/** The months covered by any of the roles, in years; null if none is dated. */
export function yearsOf({ resume }: Mentions, roles: readonly number[]): number | null {
  const now = referenceMonth(resume);
  const months = new Set<number>();
  for (const index of roles) {
    const role = resume.roles[index];
    const start = monthAt(role?.start ?? null, "start");
    const end = role === undefined ? null : roleEnd(role, now);
    if (start === null || end === null) continue;
    // Limits the effect of a mistyped year.
    for (let month = Math.max(start, end - 60 * 12); month <= end; month++) months.add(month);
  }
  return withinWhole(resume, months.size === 0 ? null : Math.round((months.size / 12) * 10) / 10);
}
