import { rateNames } from "../../names/rate-names.ts";
import { writeNamedVariants } from "../../names/write-named-variants.ts";

const isVerbose = process.argv.includes("--verbose");

for (const withContact of [true, false]) {
  const ratings = rateNames(writeNamedVariants(98, withContact), (line) => {
    if (isVerbose) console.error(line);
  });
  console.log(`\n${withContact ? "With" : "Without"} contact lines\n`);
  console.log("| origin | CVs | name read | name masked | others masked |");
  console.log("|---|---:|---:|---:|---:|");
  for (const { origin, count, ...shares } of ratings) {
    const { read, masked, othersMasked } = shares;
    const figures = [read, masked, othersMasked].map((share) => share.toFixed(2)).join(" | ");
    console.log(`| ${origin} | ${count} | ${figures} |`);
    if (read < 0.97 || masked < 1 || othersMasked < 1) process.exitCode = 1;
  }
  const read = ratings.map((rating) => rating.read);
  console.log(`\nGap between origins: ${(Math.max(...read) - Math.min(...read)).toFixed(2)}`);
}
