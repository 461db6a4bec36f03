import type { Field, Scores } from "../reading/tallies.ts";
import { f1, fields, precision, recall } from "../reading/tallies.ts";

/** Prints precision, recall and F1 for each field, next to the naive baseline's F1. */
export function printFields(
  title: string,
  count: number,
  { ours, naive }: { ours: Scores; naive: Scores | null },
): void {
  console.log(`\n${title}: ${count} CVs\n`);
  console.log("| field | precision | recall | F1 | n | naive F1 |");
  console.log("|---|---:|---:|---:|---:|---:|");
  for (const field of fields) {
    const tally = ours[field];
    if (tally.wanted === 0 && tally.given === 0) continue;
    const figures = [precision(tally), recall(tally), f1(tally)].map(show).join(" | ");
    console.log(
      `| ${field} | ${figures} | ${tally.wanted} | ${naive ? show(f1(naive[field])) : "—"} |`,
    );
  }
}

const shown: readonly Field[] = [
  "name",
  "email",
  "phone",
  "location",
  "title",
  "company",
  "dates",
  "whole role",
  "years",
  "skills",
  "degree",
  "school",
];

/** Prints the F1 of each field for each group. A row is a layout, language or generator. */
export function printGroups(
  title: string,
  groups: ReadonlyMap<string, { scores: Scores; count: number }>,
): void {
  console.log(`\nF1 by ${title}\n`);
  console.log(`| ${title} | n | ${shown.join(" | ")} |`);
  console.log(`|---|---:|${shown.map(() => "---:").join("|")}|`);
  for (const [group, { scores, count }] of groups) {
    console.log(
      `| ${group} | ${count} | ${shown.map((field) => show(f1(scores[field]))).join(" | ")} |`,
    );
  }
}

function show(value: number): string {
  return value.toFixed(3);
}
