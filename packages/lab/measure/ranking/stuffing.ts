import { accuseFalsely, measureStuffing } from "../../trust/measure-stuffing.ts";
import { stuffingKinds } from "../../trust/stuffing-kinds.ts";

const maxPoints = 2;
const maxPlaces = 1;
const isVerbose = process.argv.includes("--verbose");

console.log("| kind | most points won | most places won | warned |");
console.log("|---|---:|---:|---:|");
for (const { kind, points, places, warned, pairs } of measureStuffing(stuffingKinds, (line) => {
  if (isVerbose) console.error(line);
})) {
  console.log(`| ${kind} | ${points.toFixed(1)} | ${places} | ${warned} of ${pairs} |`);
  if (points > maxPoints || places > maxPlaces || warned < pairs) process.exitCode = 1;
}
const accused = accuseFalsely();
console.log(`\nHonest generated CVs warned of: ${accused.length}`);
for (const line of accused) console.log(`  ${line}`);
if (accused.length > 0) process.exitCode = 1;
