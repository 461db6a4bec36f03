import { monthAt, quoteRoleTitle, referenceMonth, roleEnd } from "../evidence/read-roles.ts";
import { resumeTexts } from "../evidence/resume-text.ts";
import type { ScorableResume } from "../score/score.ts";
import { comparableTitle, titleSimilarity } from "../words/compare-titles.ts";
import { impliedCredit, skillCredit } from "../../skills/canonical-skill.ts";
import { contentStems } from "../words/phrase-words.ts";
import { sameWords } from "../words/word-groups.ts";
import { sameWork } from "./credits.ts";
import type { Demand, DemandMatch } from "./demand.ts";

/** Fewer years than demanded answer in part, and what gives no years at all by this much. */
const mostInPart = 0.8;
const undatedCredit = 0.5;

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
  const roles = resume.roles.flatMap((_, index) =>
    showsWork(resume, index, demand) ? [index] : [],
  );
  if (roles.length === 0) {
    if (listed === null || listed.credit < undatedCredit) return null;
    return { ...listed, state: "related", credit: undatedCredit };
  }
  const years = yearsOf(resume, roles);
  const first = roles.find((index) => resume.roles[index]?.title !== null);
  const title = first === undefined ? null : (resume.roles[first]?.title ?? null);
  const isEnough = years !== null && years >= wanted;
  const inPart =
    years === null
      ? undatedCredit
      : Math.max(undatedCredit, (mostInPart * years) / Math.max(1, wanted));
  const told = years === null ? "no dates found" : `${years} ${years === 1 ? "year" : "years"}`;
  return {
    demand,
    state: isEnough ? "shown" : "related",
    by:
      title === null
        ? told
        : `${title}: ${told}${roles.length > 1 ? ` in ${roles.length} roles` : ""}`,
    credit: isEnough ? 1 : Math.min(mostInPart, inPart),
    quote: first === undefined ? null : (quoteRoleTitle(resume, first, demand.text)[0] ?? null),
    roles,
    skill: listed?.skill ?? null,
  };
}

function showsWork(resume: ScorableResume, index: number, demand: Demand): boolean {
  const title = resume.roles[index]?.title ?? null;
  const { work, skills } = demand;
  if (work !== null && title !== null && titleSimilarity(work, comparableTitle(title)) >= sameWork)
    return true;
  // "As a store manager" is a post, and not what a post has to do with.
  if (work !== null && /\bas an? /iu.test(demand.text)) return false;
  const isShown = resume.skills.some(
    ({ skill, evidence }) =>
      evidence.some(({ role }) => role === index) &&
      skills.some((wanted) => skillCredit(wanted, skill) >= impliedCredit),
  );
  if (isShown) return true;
  const wanted = demand.stems.filter((word) => !emptyStems.has(word));
  if (wanted.length === 0) return false;
  // A skill has spellings of its own; where it has none, the words are all there is to go by.
  const texts =
    skills.length > 0 || work !== null ? [contentStems(title ?? "")] : textsOf(resume, index);
  const stems = new Set(texts.flat());
  return wanted.every((word) => [...sameWords(word)].some((one) => stems.has(one)));
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
  return months.size === 0 ? null : Math.round((months.size / 12) * 10) / 10;
}
