import { accuseCorpus } from "../../trust/accuse-corpus.ts";
import { accuseFalsely, measurePositions, measureStuffing } from "../../trust/measure-stuffing.ts";
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
console.log("\n| kind | position | most points won | not warned |");
console.log("|---|---|---:|---:|");
for (const { kind, position, points, unwarned } of measurePositions(stuffingKinds, {
  note: (line) => {
    if (isVerbose) console.error(line);
  },
})) {
  console.log(`| ${kind} | ${position} | ${points.toFixed(1)} | ${unwarned} |`);
  if (points > maxPoints || unwarned > 0) process.exitCode = 1;
}
const accused = accuseFalsely();
console.log(`\nHonest generated CVs warned of: ${accused.length}`);
for (const line of accused) console.log(`  ${line}`);
if (accused.length > 0) process.exitCode = 1;

const corpus = await accuseCorpus();
console.log(`\nReal CVs warned of, CORPUS: ${corpus.accused.length} of ${corpus.read}`);
for (const line of corpus.accused) console.log(`  ${line}`);
if (corpus.accused.length > 0) process.exitCode = 1;
