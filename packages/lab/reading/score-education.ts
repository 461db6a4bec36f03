import { isAlike } from "./compare-texts.ts";
import { count } from "./tallies.ts";
import type { Reading, Scores } from "./tallies.ts";
import type { Truth } from "./truth.ts";

type Found = Reading["education"][number];
type Wanted = NonNullable<Truth["education"]>[number];

/**
 * Matches the parsed schools with the true ones and counts both. Returns descriptions of the
 * errors.
 */
export function scoreEducation(
  reading: Reading,
  wanted: readonly Wanted[],
  scores: Scores,
): string[] {
  const free = [...reading.education];
  return wanted.flatMap((entry) => {
    const { degree, institution } = takeNearest(free, entry) ?? { degree: null, institution: null };
    const isDegree = isAlike(degree, entry.degree);
    const isSchool = isAlike(institution, entry.institution);
    if (entry.degree !== undefined)
      count(scores.degree, { isRight: isDegree, isGiven: Boolean(degree) });
    if (entry.institution !== undefined)
      count(scores.school, { isRight: isSchool, isGiven: Boolean(institution) });
    if (isDegree && isSchool) return [];
    const asked = `${entry.degree ?? ""} @ ${entry.institution ?? ""}`;
    return [`education: ${degree ?? "—"} @ ${institution ?? "—"} (wanted ${asked})`];
  });
}

/** Removes and returns the most similar of the remaining entries. */
function takeNearest(free: Found[], entry: Wanted): Found | undefined {
  const points = ({ degree, institution }: Found): number =>
    Number(isAlike(degree, entry.degree)) + Number(isAlike(institution, entry.institution));
  const [match] = free
    .filter((found) => points(found) > 0)
    .sort((one, other) => points(other) - points(one));
  if (match) free.splice(free.indexOf(match), 1);
  return match;
}
