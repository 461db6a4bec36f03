import { familyTitles } from "./family-titles.ts";
import {
  familyCredit,
  groupCredits,
  nearFamilies,
  neighbourCredit,
  neighbourGroups,
} from "./near-families.ts";
import { occupationTitles } from "./occupations/occupations.ts";

const nearCredits = new Map(
  nearFamilies.flatMap(([a, b, credit]) => [
    [`${a} ${b}`, credit],
    [`${b} ${a}`, credit],
  ]),
);

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
  let group = "";
  for (const line of familyTitles.trim().split("\n")) {
    if (line.startsWith("#")) {
      group = line.slice(1);
      continue;
    }
    const colon = line.indexOf(":");
    const family = line.slice(0, colon);
    const one = byName.get(family) ?? { family, group };
    byName.set(family, one);
    for (const phrase of line.slice(colon + 1).split(",")) {
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
  if (a.group === b.group) return groupCredits[a.group] ?? 0;
  const near = neighbourGroups.some(
    ([one, other]) =>
      (one === a.group && other === b.group) || (one === b.group && other === a.group),
  );
  return near ? neighbourCredit : 0;
}
