import { familyTitles } from "./family-titles.ts";
import { familyCredit, nearFamilies, neighbourCredit, neighbourGroups } from "./near-families.ts";

const nearCredits = new Map(
  nearFamilies.flatMap(([a, b, credit]) => [
    [`${a} ${b}`, credit],
    [`${b} ${a}`, credit],
  ]),
);

export type RoleFamily = { family: string; group: string; groupCredit: number };

let index: Map<string, RoleFamily> | null = null;
const byName = new Map<string, RoleFamily>();

/** Title phrase (normalized words joined by blanks) → its family. */
export function roleFamilies(
  normalize: (phrase: string) => string[],
): ReadonlyMap<string, RoleFamily> {
  if (index !== null) return index;
  index = new Map();
  let group = "";
  let groupCredit = 0;
  for (const line of familyTitles.split("\n")) {
    if (line.startsWith("#")) {
      const [name = "", credit = "0"] = line.slice(1).split(" ");
      group = name;
      groupCredit = Number(credit);
      continue;
    }
    const colon = line.indexOf(":");
    if (colon === -1) continue;
    const family = line.slice(0, colon);
    byName.set(family, { family, group, groupCredit });
    for (const phrase of line.slice(colon + 1).split(",")) {
      const key = normalize(phrase).join(" ");
      if (key !== "" && !index.has(key)) index.set(key, { family, group, groupCredit });
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
  if (a.group === b.group) return a.groupCredit;
  const near = neighbourGroups.some(
    ([one, other]) =>
      (one === a.group && other === b.group) || (one === b.group && other === a.group),
  );
  return near ? neighbourCredit : 0;
}
