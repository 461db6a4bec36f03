import { alternativesIn } from "./alternatives.ts";
import { tidySkills } from "../jobs/job-rules.ts";

/** The maximum length of a stored skill, in characters. */
const longestSkill = 200;

/**
 * Splits typed or pasted skills at line breaks, semicolons and commas, and removes list markers.
 * "QuickBooks, NetSuite or Sage" remains one requirement, which any of the three meets.
 */
export function splitSkills(entry: string): string[] {
  const lines = entry
    .split(/[\n\r;•·▪●]+/u)
    .map((line) => line.replace(/^\s*[-*–—]\s+/u, "").trim());
  const skills = lines.flatMap((line) =>
    alternativesIn(line).length > 1 ? [line] : splitAtCommas(line),
  );
  return tidySkills(skills.map((skill) => skill.slice(0, longestSkill)));
}

/** Doesn't split within brackets or within a number ("1,000 calls"). */
function splitAtCommas(line: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === "(") depth += 1;
    if (line[at] === ")") depth = Math.max(0, depth - 1);
    if (line[at] !== "," || depth > 0 || /\d/u.test(line[at + 1] ?? "")) continue;
    parts.push(line.slice(start, at));
    start = at + 1;
  }
  return [...parts, line.slice(start)];
}
