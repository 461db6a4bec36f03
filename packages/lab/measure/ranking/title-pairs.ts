import { isTuned, judgePairs, pairGroups } from "../../titles/judge-pairs.ts";
import type { JudgedPair } from "../../titles/judge-pairs.ts";

const isVerbose = process.argv.includes("--verbose");
const pairs = judgePairs();

const share = (of: readonly JudgedPair[], steps: number) =>
  `${of.filter(({ stepsOff }) => stepsOff === steps).length} of ${of.length}`;

console.log("| group | right | off by one step | off by two |");
console.log("|---|---:|---:|---:|");
for (const group of pairGroups) {
  const of = pairs.filter((pair) => pair.group === group);
  console.log(`| ${group} | ${[0, 1, 2].map((steps) => share(of, steps)).join(" | ")} |`);
}
if (isVerbose) {
  for (const { a, b, why, wanted, found, similarity, group, stepsOff } of pairs) {
    if (!isTuned(group) || stepsOff === 0) continue;
    console.log(`${wanted} → ${found} ${similarity.toFixed(2)} | ${a} | ${b} | ${why}`);
  }
}
