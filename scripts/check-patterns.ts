import { findChangedPatterns, readChangedBuilt } from "./patterns/changed-patterns.ts";
import { findSlowBait } from "./patterns/find-slow-bait.ts";

/**
 * Checks that no regular expression for untrusted text can be slowed down by it. Only changed ones
 * are checked here; `npm test -- --all` checks all of them.
 */
const patterns = [...findChangedPatterns(), ...(await readChangedBuilt())];

for (const pattern of patterns) {
  const bait = findSlowBait(pattern);
  if (bait === null) continue;
  const { file, line, source } = pattern;
  console.error(`${file}:${line} /${source}/ takes more than linear time on ${bait}`);
  process.exitCode = 1;
}
