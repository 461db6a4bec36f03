import type { TimelineEntry } from "./candidate.ts";
import type { ShownDocument } from "./document.ts";

type Role = Pick<TimelineEntry, "startDate" | "yearsInRole">;

/** Converts `YYYY-MM` or `YYYY` to a number of months. */
function monthOf(date: string): number {
  const [year = "", month = "1"] = date.split("-");
  return Number(year) * 12 + Number(month) - 1;
}

/**
 * The years of the roles whose lines show a skill, counting overlaps once, to one decimal. Null if
 * no dated role shows it.
 */
export function yearsShown(
  skill: string,
  { skills, roles }: Pick<ShownDocument, "skills" | "roles">,
  timeline: readonly Role[],
): number | null {
  const wanted = skill.toLowerCase();
  const lines = new Set(skills.find((each) => each.skill.toLowerCase() === wanted)?.lines);
  const spans = roles.flatMap(({ line, bullets }, at) => {
    const role = timeline[at];
    const shows = [line, ...bullets].some((each) => lines.has(each));
    if (!shows || !role?.startDate || role.yearsInRole === null) return [];
    const start = monthOf(role.startDate);
    return [{ start, end: start + role.yearsInRole * 12 }];
  });
  let months = 0;
  let until = -Infinity;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    months += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return months === 0 ? null : Math.round((months / 12) * 10) / 10;
}
