import type { ParsedResume } from "../../resume/shape/parsed-resume.ts";
import { isUnsureRole } from "../../resume/trust/low-confidence.ts";
import type { CorrectedRole } from "../fields/field-inputs.ts";
import type { ProfileEntry } from "../profile-entries.ts";

export type UncertainRole = {
  subject: string;
  /** Index into the lines of the CV. */
  line: number;
  value: CorrectedRole;
};

/** The parts of a parse that a model may read again. */
export type UncertainRoles = {
  roles: UncertainRole[];
  /** True if no role was parsed. */
  isHistoryMissing: boolean;
};

/**
 * Finds uncorrected roles with low confidence, or a missing work history. Names and addresses are
 * never included, since the text for a model doesn't contain them.
 */
export function findUncertain(
  parsed: ParsedResume,
  entries: readonly ProfileEntry[],
): UncertainRoles | null {
  const roles = entries.flatMap((entry): UncertainRole[] => {
    if (entry.field !== "role" || entry.isCorrected || entry.value === null) return [];
    const { subject, value, place, confidence } = entry;
    if (place === null || place.line < 0 || confidence === null) return [];
    return isUnsureRole({ confidence }) ? [{ subject, line: place.line, value }] : [];
  });
  const isHistoryMissing = parsed.roles.length === 0;
  return roles.length > 0 || isHistoryMissing ? { roles, isHistoryMissing } : null;
}
