import { careerLevelNames, normalizeTitle } from "../words/normalize-title.ts";
import type { CareerLevel } from "../words/normalize-title.ts";
import type { JobDemands } from "../demands/read-demands.ts";
import { quoteRoleTitle, withinWhole } from "../evidence/read-roles.ts";
import { relevantYears } from "./relevant-roles.ts";
import type { RelevantRole } from "./relevant-roles.ts";
import type { PartProof, ScorableResume } from "../score/score.ts";
import { figureRow, rateRows } from "../score/score-rows.ts";
import { oneDecimal } from "../score/total-score.ts";

export type SeniorityRating = PartProof & { seniorityScore: number };

/** Years for full credit if a job names neither years nor a level. */
const usualYears = 3;
/** The weight of years against level, if the job names a level. */
const yearsShare = 0.7;

/**
 * Compares the years in roles close to the job with the required years, and the level of those
 * roles with the level of the job's title. Years in other work don't count. `fit` (0 to 1) is the
 * overall similarity of the CV. It scales the score of an entry-level job without required years.
 */
export function rateSeniority(
  resume: ScorableResume,
  job: JobDemands,
  found: { roles: readonly RelevantRole[]; fit: number },
): SeniorityRating {
  const { asked } = job;
  const dated = withinWhole(resume, relevantYears(found.roles));
  // Without any dates, the total stated in the CV is used, scaled by the fit.
  const years =
    dated ??
    (resume.yearsExperience === null ? null : oneDecimal(resume.yearsExperience * found.fit));
  const wanted = asked.years ?? usualYears;
  const yearsPart = years === null ? 0.4 * found.fit : ratio(years, wanted, found.fit);
  const level = levelOf(resume, found.roles);
  const levelPart =
    asked.level === null || level === null
      ? null
      : levelFit(level, asked.level) * Math.min(1, found.fit * 1.5);
  const best = mostRelevant(found.roles);
  const [quote = null] = best === null ? [] : quoteRoleTitle(resume, best.index, "seniority");
  const yearsRow = figureRow(`${wanted} ${wanted === 1 ? "year" : "years"} close to this job`, {
    by: years === null ? null : `${years} ${years === 1 ? "year" : "years"}`,
    credit: Math.min(1, yearsPart),
    weight: asked.level === null ? 100 : 100 * yearsShare,
    quote,
  });
  const levelRow = asked.level === null ? [] : [levelRowOf(asked.level, level, levelPart)];
  const { score, rows } = rateRows([yearsRow, ...levelRow]);
  return {
    seniorityScore: score,
    state: years === null ? "not-enough-data" : "rated",
    reason: [yearsSentence({ years, wanted, stand: yearsPart }, job), levelSentence(level, job)]
      .filter((sentence) => sentence !== "")
      .join(" "),
    rows,
    quotes: quote === null ? [] : [quote],
  };
}

function levelRowOf(wanted: CareerLevel, level: CareerLevel | null, part: number | null) {
  return figureRow(`Seniority: ${careerLevelNames[wanted]}`, {
    by: level === null ? null : careerLevelNames[level],
    credit: part ?? 0,
    weight: 100 * (1 - yearsShare),
  });
}

function ratio(years: number, wanted: number, fit: number): number {
  if (wanted > 0) return Math.min(1, years / wanted);
  return 0.7 * Math.min(1, fit * 1.5) + 0.3 * Math.min(1, years);
}

/**
 * One level below costs 0.3, and each further level the same again. Two or more levels above cost
 * 0.15, and a senior in an entry-level job 0.6 because they are likely to leave.
 */
function levelFit(has: CareerLevel, wanted: CareerLevel): number {
  if (has < wanted) return Math.max(0, 1 - 0.3 * (wanted - has));
  if (wanted <= 1 && has >= 3) return 0.4;
  return has - wanted >= 2 ? 0.85 : 1;
}

function levelOf(resume: ScorableResume, roles: readonly RelevantRole[]): CareerLevel | null {
  let best: CareerLevel | null = null;
  for (const { index, relevance } of roles) {
    const title = resume.roles[index]?.title ?? null;
    if (title === null || relevance < 0.4) continue;
    const { level } = normalizeTitle(title);
    if (best === null || level > best) best = level;
  }
  return best;
}

function mostRelevant(roles: readonly RelevantRole[]): RelevantRole | null {
  let best: RelevantRole | null = null;
  for (const role of roles) {
    if (role.relevance >= 0.25 && (best === null || role.relevance > best.relevance)) best = role;
  }
  return best;
}

function yearsSentence(
  { years, wanted, stand }: { years: number | null; wanted: number; stand: number },
  { asked }: JobDemands,
): string {
  const ask =
    asked.yearsWords !== null
      ? `The job asks for “${asked.yearsWords}”`
      : asked.years !== null
        ? wanted === 0
          ? "The job is open to beginners"
          : `The job's level usually means ${wanted} years`
        : `The job names no number, so ${usualYears} years count in full`;
  if (years === null)
    return `The CV has no dates to count years from. This counts as ${oneDecimal(100 * stand)} of 100. ${ask}.`;
  return `${years} ${years === 1 ? "year" : "years"} in roles close to this job, weighted by how well each role fits. ${ask}.`;
}

function levelSentence(level: CareerLevel | null, job: JobDemands): string {
  const wanted = job.asked.level;
  if (wanted === null) return "";
  if (level === null)
    return `No role close to this job shows a level. The job is ${careerLevelNames[wanted]}.`;
  return `Highest level in such roles: ${careerLevelNames[level]}. The job is ${careerLevelNames[wanted]}.`;
}
