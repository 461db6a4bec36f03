import { families } from "../../lexicon/families.gen.ts";
import { titles } from "../../lexicon/titles.gen.ts";
import { kindsOf } from "../../lexicon/lexicon.ts";
import { occupationTitles } from "./occupations/occupations.ts";

/** The credit of a family for itself, and of one group for a neighbouring one. */
export const familyCredit = 0.8;
const neighbourCredit = 0.15;

/** The rows of a kind as pairs of a name and what is marked behind it. */
const familyRows = (kind: string, mark: string) =>
  kindsOf(families)
    .filter(([name]) => name === kind)
    .flatMap(([, rows]) => rows.map((row) => row.split(mark)))
    .map(([name = "", value = ""]) => [name, value] as const);

const bothWays = (pair: string) => [pair, pair.split(" ").reverse().join(" ")];
/** What families of one group have in common, and families that are nearer to each other than that. */
const groupCredits = new Map(familyRows("shared", "=").map(([name, by]) => [name, Number(by)]));
const nearCredits = new Map(
  familyRows("near", "=").flatMap(([pair, by]) =>
    bothWays(pair).map((one) => [one, Number(by)] as const),
  ),
);
/** Groups with some work in common. */
const neighbours = new Set(familyRows("neighbour", "=").flatMap(([pair]) => bothWays(pair)));

export type RoleFamily = { family: string; group: string };

let index: Map<string, RoleFamily> | null = null;
const byName = new Map<string, RoleFamily>();

/** Title phrase (normalized words joined by blanks) → its family; what occupations tell comes first. */
export function roleFamilies(
  normalize: (phrase: string) => string[],
): ReadonlyMap<string, RoleFamily> {
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
      const key = normalize(phrase).join(" ");
      if (key !== "" && !index.has(key)) index.set(key, one);
    }
  }
  return index;
}

/** The families of these names, as `fieldWords` calls them. */
export function familiesNamed(
  names: readonly string[],
  normalize: (phrase: string) => string[],
): RoleFamily[] {
  roleFamilies(normalize);
  return names.map((name) => byName.get(name)).filter((family) => family !== undefined);
}

/** How near two families are: 0.8 for the same one, less for near ones and within a group, 0 to 0.15 else. */
export function familySimilarity(a: RoleFamily, b: RoleFamily): number {
  if (a.family === b.family) return familyCredit;
  const credit = nearCredits.get(`${a.family} ${b.family}`);
  if (credit !== undefined) return credit;
  if (a.group === b.group) return groupCredits.get(a.group) ?? 0;
  return neighbours.has(`${a.group} ${b.group}`) ? neighbourCredit : 0;
}
