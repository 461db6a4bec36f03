import { count } from "../../reading/tallies.ts";
import type { Tally } from "../../reading/tallies.ts";

export const layoutFields = [
  "name",
  "e-mail",
  "last title",
  "roles",
  "title",
  "company",
  "dates",
  "whole role",
  "years",
  "degree",
  "school",
] as const;
export type LayoutField = (typeof layoutFields)[number];
export type LayoutScores = Record<LayoutField, Tally>;

export function emptyLayoutScores(): LayoutScores {
  // Every field is set here. The cast only restores the keys that fromEntries loses.
  return Object.fromEntries(
    layoutFields.map((field) => [field, { right: 0, given: 0, wanted: 0 }]),
  ) as LayoutScores;
}

/** Adds the answer to every tally of the field. */
export function note(
  scores: readonly LayoutScores[],
  field: LayoutField,
  { isRight, isGiven }: { isRight: boolean; isGiven: boolean },
): void {
  for (const each of scores) count(each[field], { isRight, isGiven });
}
