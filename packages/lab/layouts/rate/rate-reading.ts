import { isSame } from "../../reading/compare-texts.ts";
import type { Reading } from "../../reading/tallies.ts";
import type { LayoutTruth } from "../truth.ts";
import { rateRoles } from "./rate-roles.ts";
import type { LayoutScores } from "./scores.ts";
import { note } from "./scores.ts";

/** Adds the parse result of one CV to each of the tallies. Returns descriptions of the errors. */
export function rateReading(
  reading: Reading,
  truth: LayoutTruth,
  scores: readonly LayoutScores[],
): string[] {
  const isName = truth.names.some((name) => isSame(dotted(reading.name), dotted(name) ?? ""));
  note(scores, "name", { isRight: isName, isGiven: reading.name !== null });
  const isMail = reading.email?.toLowerCase() === truth.email.toLowerCase();
  note(scores, "e-mail", { isRight: isMail, isGiven: reading.email !== null });
  const last = truth.roles[0]?.title ?? "";
  const isLast = isSame(reading.lastTitle, last);
  note(scores, "last title", { isRight: isLast, isGiven: reading.lastTitle !== null });
  return [
    ...(isName ? [] : [`name: ${reading.name ?? "—"} (wanted ${truth.names[0] ?? ""})`]),
    ...(isMail ? [] : [`e-mail: ${reading.email ?? "—"} (wanted ${truth.email})`]),
    ...(isLast ? [] : [`last title: ${reading.lastTitle ?? "—"} (wanted ${last})`]),
    ...rateRoles(reading, truth, scores),
    ...rateYears(reading, truth, scores),
    ...rateEducation(reading, truth, scores),
  ];
}

/** Upper case doesn't distinguish the two Turkish letters i without knowing the language. */
const dotted = (name: string | null): string | null => name?.replaceAll("ı", "i") ?? null;

function rateYears(
  reading: Reading,
  { years }: LayoutTruth,
  scores: readonly LayoutScores[],
): string[] {
  if (years === undefined) return [];
  const given = reading.years;
  const isRight = given !== null && Math.abs(given - years) <= 0.5001;
  note(scores, "years", { isRight, isGiven: given !== null });
  return isRight ? [] : [`years: ${given ?? "—"} (wanted ${years})`];
}

type School = LayoutTruth["education"][number];

const isSchool = (found: string | null, { school, town }: School): boolean =>
  isSame(found, school) || isSame(found, `${school} ${town}`);

function rateEducation(
  reading: Reading,
  { education }: LayoutTruth,
  scores: readonly LayoutScores[],
): string[] {
  const free = [...reading.education];
  return education.flatMap((wanted) => {
    const points = (found: Reading["education"][number]): number =>
      Number(isSame(found.degree, wanted.degree)) + Number(isSchool(found.institution, wanted));
    const match = free
      .filter((found) => points(found) > 0)
      .toSorted((one, other) => points(other) - points(one))[0];
    if (match) free.splice(free.indexOf(match), 1);
    const degree = match?.degree ?? null;
    const school = match?.institution ?? null;
    const isDegree = isSame(degree, wanted.degree);
    const hasSchool = isSchool(school, wanted);
    note(scores, "degree", { isRight: isDegree, isGiven: degree !== null });
    note(scores, "school", { isRight: hasSchool, isGiven: school !== null });
    if (isDegree && hasSchool) return [];
    return [
      `education: ${degree ?? "—"} @ ${school ?? "—"} (wanted ${wanted.degree} @ ${wanted.school})`,
    ];
  });
}
