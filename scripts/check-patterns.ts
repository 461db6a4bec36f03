import { findChangedPatterns, readChangedBuilt } from "./patterns/changed-patterns.ts";
import { findSlowAttackString } from "./patterns/find-slow-attack-string.ts";

/**
 * Checks that no regular expression for untrusted text can be slowed down by it. Only changed ones
 * are checked here; `npm test -- --all` checks all of them.
 */
const patterns = [...findChangedPatterns(), ...(await readChangedBuilt())];

for (const pattern of patterns) {
  const attack = findSlowAttackString(pattern);
  if (attack === null) continue;
  const { file, line, source } = pattern;
  console.error(`${file}:${line} /${source}/ takes more than linear time on ${attack}`);
  process.exitCode = 1;
}
