import { orderHalves } from "../order/judged-jobs.ts";
import { judgePairs } from "../titles/judge-pairs.ts";
import type { JudgedPair } from "../titles/judge-pairs.ts";

const isVerbose = process.argv.includes("--verbose");
const pairs = judgePairs();

const share = (of: readonly JudgedPair[], steps: number) =>
  `${of.filter(({ stepsOff }) => stepsOff === steps).length} of ${of.length}`;

console.log("| half | right | off by one step | off by two |");
console.log("|---|---:|---:|---:|");
for (const half of orderHalves) {
  const of = pairs.filter((pair) => pair.half === half);
  console.log(`| ${half} | ${[0, 1, 2].map((steps) => share(of, steps)).join(" | ")} |`);
}
if (isVerbose) {
  // Rules are never made from the other half.
  for (const { a, b, why, wanted, found, similarity, half, stepsOff } of pairs) {
    if (half !== "tune" || stepsOff === 0) continue;
    console.log(`${wanted} → ${found} ${similarity.toFixed(2)} | ${a} | ${b} | ${why}`);
  }
}
