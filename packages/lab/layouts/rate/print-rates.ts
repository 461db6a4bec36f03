import type { Tally } from "../../reading/tallies.ts";
import { f1 } from "../../reading/tallies.ts";
import type { LayoutScores } from "./scores.ts";
import { layoutFields } from "./scores.ts";

export type Rated = { scores: LayoutScores; count: number };

/** Prints the F1 of each field, one row per group. */
export function printRates(title: string, groups: ReadonlyMap<string, Rated>): void {
  console.log(`\n${title}, F1\n`);
  console.log(`|  | CVs | ${layoutFields.join(" | ")} |`);
  console.log(`|---|---:|${layoutFields.map(() => "---:").join("|")}|`);
  for (const [group, { scores, count }] of groups) {
    const figures = layoutFields.map((field) => show(scores[field]));
    console.log(`| ${group} | ${count} | ${figures.join(" | ")} |`);
  }
}

const show = (tally: Tally): string => (tally.wanted === 0 ? "—" : f1(tally).toFixed(3));
