import { isSame, overlap } from "../../reading/compare-texts.ts";
import type { Reading } from "../../reading/tallies.ts";
import type { LayoutTruth } from "../truth.ts";
import type { LayoutScores } from "./scores.ts";
import { note } from "./scores.ts";

type Found = Reading["roles"][number];
type Wanted = LayoutTruth["roles"][number];

/** Matches the parsed roles with the true ones and counts both. */
export function rateRoles(
  { roles }: Reading,
  truth: LayoutTruth,
  scores: readonly LayoutScores[],
): string[] {
  const free = [...roles];
  const misses = truth.roles.flatMap((role) => rateRole(takeNearest(free, role), role, scores));
  // Extra roles reduce the precision.
  for (const _ of free) for (const each of scores) each.roles.given += 1;
  const extra = free.map(describe).join("; ");
  return [...misses, ...(free.length > 0 ? [`extra roles: ${extra}`] : [])];
}

function rateRole(match: Found | null, role: Wanted, scores: readonly LayoutScores[]): string[] {
  const isFound = match !== null;
  const isTitle = isFound && isSame(match.title, role.title);
  const isCompany = isFound && isSame(match.company, role.company);
  const isDates = isFound && isDate(match.start, role.start) && isDate(match.end, role.end);
  const isWhole = isTitle && isCompany && isDates;
  note(scores, "roles", { isRight: isFound, isGiven: isFound });
  note(scores, "title", { isRight: isTitle, isGiven: Boolean(match?.title) });
  note(scores, "company", { isRight: isCompany, isGiven: Boolean(match?.company) });
  note(scores, "dates", { isRight: isDates, isGiven: Boolean(match?.start) });
  note(scores, "whole role", { isRight: isWhole, isGiven: isFound });
  return isWhole
    ? []
    : [`role: ${match ? describe(match) : "not found"} (wanted ${describe(role)})`];
}

/** Returns which values of a role are right, compared with the most similar true role. */
export function compareRole(found: Found, roles: readonly Wanted[]) {
  const [wanted] = roles
    .map((role) => ({ role, likeness: likeness(found, role) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ role }) => role);
  return {
    title: wanted !== undefined && isSame(found.title, wanted.title),
    company: wanted !== undefined && isSame(found.company, wanted.company),
    dates:
      wanted !== undefined && isDate(found.start, wanted.start) && isDate(found.end, wanted.end),
  };
}

/** Compares months if the CV states the month, otherwise years. */
function isDate(found: string | null, wanted: string | null): boolean {
  if (wanted === null || found === null) return wanted === found;
  return wanted.length > 4 ? found === wanted : found.slice(0, 4) === wanted;
}

/** Removes and returns the most similar of the remaining roles, or null if none is similar. */
function takeNearest(free: Found[], role: Wanted): Found | null {
  const [best] = free
    .map((found) => ({ found, likeness: likeness(found, role) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  if (!best || best.likeness < 1) return null;
  free.splice(free.indexOf(best.found), 1);
  return best.found;
}

function likeness(found: Found, role: Wanted): number {
  return (
    overlap(found.title, role.title) +
    overlap(found.company, role.company) +
    (overlap(found.company, role.title) + overlap(found.title, role.company)) * 0.6 +
    (isDate(found.start, role.start) ? 0.7 : 0) +
    (isDate(found.end, role.end) ? 0.3 : 0)
  );
}

const describe = ({ title, company, start, end }: Found | Wanted): string =>
  `${title ?? "—"} @ ${company ?? "—"} ${start ?? "?"}..${end ?? "now"}`;
