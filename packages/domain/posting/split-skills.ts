import { alternativesIn } from "./alternatives.ts";
import { tidySkills } from "../jobs/job-rules.ts";

/** The longest that a job stores. */
const longestSkill = 200;

/**
 * What somebody typed or pasted as skills: split at line breaks, semicolons and commas, without list
 * signs. "QuickBooks, NetSuite or Sage" is one requirement that any of them answers, and stays one.
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

/** Not within brackets, and not in a figure: "1,000 calls". */
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
