import { countMonths, monthsOf, toYears } from "./month-count.ts";
import type { ResumeRole } from "./parsed-resume.ts";

/**
 * Years of work with one decimal: the union of the roles' months, so that overlaps count once.
 * Internships and apprenticeships count, being roles that the CV shows; volunteering and
 * education don't. Null where no such role has its dates.
 */
export function countYears(roles: readonly ResumeRole[], asOf: string): number | null {
  const spans = roles
    .filter((role) => role.kind !== "volunteer")
    .map((role) => monthsOf(role, asOf))
    .filter((span) => span !== null);
  return spans.length === 0 ? null : toYears(countMonths(spans));
}
