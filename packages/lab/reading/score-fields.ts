import { digits, fold, hasSkill } from "./compare-texts.ts";
import { scoreEducation } from "./score-education.ts";
import { scoreRoles } from "./score-roles.ts";
import { count } from "./tallies.ts";
import type { Field, Reading, Scores } from "./tallies.ts";
import type { Truth } from "./truth.ts";

/** Adds one CV's result to the tallies. Returns the incorrect fields for the report. */
export function scoreReading(reading: Reading, truth: Truth, scores: Scores): string[] {
  const { name, email, phone, location } = truth;
  return [
    ...scoreText("name", [name, reading.name], { scores, same: isFoldedSame }),
    ...scoreText("email", [email, reading.email], { scores, same: isSameAddress }),
    ...scoreText("phone", [phone, reading.phone], { scores, same: isSameNumber }),
    ...scoreText("location", [location, reading.location], { scores, same: isPartOfOther }),
    ...(truth.roles ? scoreRoles(reading, truth.roles, scores) : []),
    ...(truth.years === undefined ? [] : scoreYears(reading.years, truth.years, scores)),
    ...(truth.skills ? scoreSkills(reading.skills, truth.skills, scores) : []),
    ...scoreEducation(reading, truth.education ?? [], scores),
  ];
}

type Same = (one: string, other: string) => boolean;

const isFoldedSame: Same = (one, other) => fold(one) === fold(other);
const isSameAddress: Same = (one, other) => one.toLowerCase() === other.toLowerCase();
const isSameNumber: Same = (one, other) => digits(one) === digits(other);
const isPartOfOther: Same = (one, other) =>
  fold(other).includes(fold(one)) || fold(one).includes(fold(other));

/** A wanted value of undefined isn't scored. Null means that the CV has no such value. */
function scoreText(
  field: Field,
  [wanted, given]: [string | null | undefined, string | null],
  { scores, same }: { scores: Scores; same: Same },
): string[] {
  if (wanted === undefined) return [];
  const isRight = wanted !== null && given !== null && same(wanted, given);
  count(scores[field], { isRight, isGiven: given !== null, isWanted: wanted !== null });
  if (isRight || wanted === given) return [];
  return [`${field}: ${given ?? "—"} (wanted ${wanted ?? "—"})`];
}

function scoreYears(given: number | null, wanted: number, scores: Scores): string[] {
  const isRight = given !== null && Math.abs(given - wanted) <= 0.5001;
  count(scores.years, { isRight, isGiven: given !== null });
  return isRight ? [] : [`years: ${given ?? "—"} (wanted ${wanted})`];
}

function scoreSkills(
  given: readonly string[],
  wanted: readonly string[],
  scores: Scores,
): string[] {
  const lost = wanted.filter((skill) => !hasSkill(given, skill));
  for (const skill of wanted) {
    const isRight = !lost.includes(skill);
    count(scores.skills, { isRight, isGiven: isRight });
  }
  return lost.length > 0 ? [`skills lost: ${lost.join(", ")}`] : [];
}
