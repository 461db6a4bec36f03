import type { DemandMatch } from "../demands/demand.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import { rateTitle } from "../reviews/review-titles.ts";
import type { RequirementReviews } from "../reviews/evidence-review.ts";
import type { JobDemands } from "../demands/read-demands.ts";
import { monthAt, referenceMonth, roleEnd } from "../evidence/read-roles.ts";

/** The relevance of a role for the job, 0 to 1, and its months. */
export type RelevantRole = {
  index: number;
  relevance: number;
  titleSimilarity: number;
  start: number | null;
  end: number | null;
};

/**
 * A role that shows this share of the required skills is as relevant as one with the job's title.
 */
const fullShare = 0.5;
/**
 * Below this, a known occupation is other work. People who recruit for a trade or sell to it use
 * its words, too.
 */
const nearTitle = 0.25;

/**
 * A role in a known other occupation must show this share of the requirements to count as close.
 */
const ofOtherWork = 0.5;

/** Rates each role by its title and by the required skills that it shows. */
export function rateRoles(
  { resume, titles }: Mentions,
  job: JobDemands,
  { matches, reviews }: { matches: readonly DemandMatch[]; reviews: RequirementReviews },
): RelevantRole[] {
  const now = referenceMonth(resume);
  const total = job.demands.reduce((sum, demand) => sum + demand.weight, 0);
  const shown = resume.roles.map(() => 0);
  for (const { demand, credit, roles } of matches) {
    for (const role of roles) shown[role] = (shown[role] ?? 0) + credit * demand.weight;
  }
  return resume.roles.map((role, index) => {
    const title = titles[index] ?? null;
    const { line } = role.place;
    const rated = title === null ? null : rateTitle(job.title, { title, line }, reviews);
    const similarity = rated?.similarity ?? 0;
    const isOtherWork =
      similarity < nearTitle &&
      title !== null &&
      title.families.length > 0 &&
      job.title.families.length > 0;
    const full = isOtherWork ? 2 * fullShare : fullShare;
    const share = total === 0 ? 0 : Math.min(1, (shown[index] ?? 0) / total / full);
    const start = monthAt(role.start, "start");
    const end = roleEnd(role, now) ?? (start === null ? null : start);
    return {
      index,
      relevance: isOtherWork && share < ofOtherWork ? similarity : Math.max(similarity, share),
      titleSimilarity: similarity,
      start,
      end,
    };
  });
}

/**
 * The relevance for full weight, as different work of the same family has. Roles that are not close
 * don't count.
 */
const countsFully = 0.5;

/**
 * Returns the years in roles close to the job, or null without any dates. Overlaps count once, and
 * each month counts by its most relevant role.
 */
export function relevantYears(roles: readonly RelevantRole[]): number | null {
  const months = new Map<number, number>();
  let isDated = false;
  for (const { start, end, relevance } of roles) {
    if (start === null || end === null || end < start) continue;
    isDated = true;
    if (relevance < nearTitle) continue;
    const value = Math.min(1, relevance / countsFully);
    // Limits the effect of a mistyped year.
    for (let month = Math.max(start, end - 60 * 12); month <= end; month++) {
      months.set(month, Math.max(months.get(month) ?? 0, value));
    }
  }
  if (!isDated) return null;
  let sum = 0;
  for (const value of months.values()) sum += value;
  return Math.round((sum / 12) * 10) / 10;
}
