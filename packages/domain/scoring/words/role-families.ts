import { families } from "../../lexicon/families.gen.ts";
import { titles } from "../../lexicon/titles.gen.ts";
import { kindsOf } from "../../lexicon/lexicon.ts";
import { titleWords } from "./normalize-title.ts";
import { occupationTitles } from "./occupations/occupations.ts";

/** The similarity of a family to itself, and of one group to a neighbouring one. */
export const familyCredit = 0.8;
const neighbourCredit = 0.15;

/** The rows of a kind as pairs of a name and the value after the mark. */
const familyRows = (kind: string, mark: string) =>
  kindsOf(families)
    .filter(([name]) => name === kind)
    .flatMap(([, rows]) => rows.map((row) => row.split(mark)))
    .map(([name = "", value = ""]) => [name, value] as const);

const bothWays = (pair: string) => [pair, pair.split(" ").reverse().join(" ")];
/** The similarity of families within a group, and of pairs that are closer than that. */
const groupCredits = new Map(familyRows("shared", "=").map(([name, by]) => [name, Number(by)]));
const nearCredits = new Map(
  familyRows("near", "=").flatMap(([pair, by]) =>
    bothWays(pair).map((one) => [one, Number(by)] as const),
  ),
);
/** Groups with partly similar work. */
const neighbours = new Set(familyRows("neighbour", "=").flatMap(([pair]) => bothWays(pair)));

export type RoleFamily = { family: string; group: string };

let index: Map<string, RoleFamily> | null = null;
const byName = new Map<string, RoleFamily>();

/** Maps a title phrase (normalized, with spaces) to its family. Occupations have priority. */
export function roleFamilies(): ReadonlyMap<string, RoleFamily> {
  if (index !== null) return index;
  index = new Map();
  for (const [title, occupations] of occupationTitles()) {
    for (const { family, group } of occupations) {
      const one = byName.get(family) ?? { family, group };
      byName.set(family, one);
      if (!index.has(title)) index.set(title, one);
    }
  }
  const groups = new Map(familyRows("group", "@"));
  for (const [family, phrases] of kindsOf(titles)) {
    const one = byName.get(family) ?? { family, group: groups.get(family) ?? "" };
    byName.set(family, one);
    for (const phrase of phrases) {
      const key = titleWords(phrase).join(" ");
      if (key !== "" && !index.has(key)) index.set(key, one);
    }
  }
  return index;
}

/** Returns the families with these names, as used in `fieldWords`. */
export function familiesNamed(names: readonly string[]): RoleFamily[] {
  roleFamilies();
  return names.map((name) => byName.get(name)).filter((family) => family !== undefined);
}

/**
 * The similarity of two families: 0.8 for the same one, less for close ones and within a group,
 * otherwise 0 to 0.15.
 */
export function familySimilarity(a: RoleFamily, b: RoleFamily): number {
  if (a.family === b.family) return familyCredit;
  const credit = nearCredits.get(`${a.family} ${b.family}`);
  if (credit !== undefined) return credit;
  if (a.group === b.group) return groupCredits.get(a.group) ?? 0;
  return neighbours.has(`${a.group} ${b.group}`) ? neighbourCredit : 0;
}
