import { findChangedPatterns, readChangedBuilt } from "./patterns/changed-patterns.ts";
import { findSlowBait } from "./patterns/find-slow-bait.ts";

/**
 * No text of strangers may hold up a regular expression that meets it. Only what changed is tried
 * here: `npm test -- --all` tries every pattern.
 */
const patterns = [...findChangedPatterns(), ...(await readChangedBuilt())];

for (const pattern of patterns) {
  const bait = findSlowBait(pattern);
  if (bait === null) continue;
  const { file, line, source } = pattern;
  console.error(`${file}:${line} /${source}/ takes more than linear time on ${bait}`);
  process.exitCode = 1;
}
