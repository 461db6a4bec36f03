import { isSame, overlap } from "./compare-texts.ts";
import { count } from "./tallies.ts";
import type { Reading, Scores } from "./tallies.ts";
import type { TruthRole } from "./truth.ts";

type FoundRole = Reading["roles"][number];

/**
 * Matches the parsed roles with the true ones and counts both. Returns descriptions of the errors.
 */
export function scoreRoles(
  { roles, lastTitle }: Reading,
  wanted: readonly TruthRole[],
  scores: Scores,
): string[] {
  const free = [...roles];
  const misses = wanted.flatMap((role) => scoreRole(takeNearest(free, role), role, scores));
  // Extra roles reduce the precision.
  scores.roles.given += free.length;
  const extra = free.map((role) => `${role.title ?? "—"} @ ${role.company ?? "—"}`).join("; ");
  return [
    ...misses,
    ...(free.length > 0 ? [`extra roles: ${extra}`] : []),
    ...scoreLastRole(lastTitle, wanted, scores),
  ];
}

/** Removes and returns the most similar of the remaining roles, or null if none is similar. */
function takeNearest(free: FoundRole[], role: TruthRole): FoundRole | null {
  const [best] = free
    .map((found) => ({ found, score: similarity(found, role) }))
    .sort((one, other) => other.score - one.score);
  if (!best || best.score < 1) return null;
  free.splice(free.indexOf(best.found), 1);
  return best.found;
}

function scoreRole(match: FoundRole | null, role: TruthRole, scores: Scores): string[] {
  const isFound = match !== null;
  const title = isFound && agrees(match.title, role.title);
  const company = isFound && agrees(match.company, role.company);
  const hasDates = role.start !== undefined;
  const dates = isFound && hasDates && match.start === role.start && match.end === role.end;
  const whole = title && company && (dates || !hasDates);
  count(scores.roles, { isRight: isFound, isGiven: isFound });
  count(scores.title, { isRight: title, isGiven: Boolean(match?.title) });
  if (role.company !== null)
    count(scores.company, { isRight: company, isGiven: Boolean(match?.company) });
  if (hasDates) count(scores.dates, { isRight: dates, isGiven: Boolean(match?.start) });
  count(scores["whole role"], { isRight: whole, isGiven: isFound });
  return whole ? [] : [`role: ${match ? describe(match) : "not found"} (wanted ${describe(role)})`];
}

const agrees = (found: string | null, wanted: string | null): boolean =>
  wanted === null || isSame(found, wanted);

const describe = ({ title, company, start, end }: FoundRole | TruthRole): string =>
  `${title ?? "—"} @ ${company ?? "—"} ${start ?? "?"}..${end ?? "now"}`;

function scoreLastRole(
  lastTitle: string | null,
  wanted: readonly TruthRole[],
  scores: Scores,
): string[] {
  const title = newestRole(wanted)?.title;
  if (!title) return [];
  const isRight = isSame(lastTitle, title);
  count(scores["last role"], { isRight, isGiven: lastTitle !== null });
  return isRight ? [] : [`last role: ${lastTitle ?? "—"} (wanted ${title})`];
}

function newestRole(roles: readonly TruthRole[]): TruthRole | undefined {
  const key = (role: TruthRole): string => (role.end === null ? "9999" : (role.end ?? ""));
  if (roles.every((role) => role.start === undefined)) return roles[0];
  return [...roles].sort((one, other) =>
    key(one) < key(other)
      ? 1
      : key(one) > key(other)
        ? -1
        : (other.start ?? "") > (one.start ?? "")
          ? 1
          : -1,
  )[0];
}

function similarity(found: Reading["roles"][number], role: TruthRole): number {
  return (
    overlap(found.title, role.title) +
    overlap(found.company, role.company) +
    (overlap(found.company, role.title) + overlap(found.title, role.company)) * 0.6 +
    (role.start !== undefined && found.start === role.start ? 0.7 : 0) +
    (role.end !== undefined && found.end === role.end ? 0.3 : 0)
  );
}
