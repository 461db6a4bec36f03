import { titleWords } from "../normalize-title.ts";
import { spellOut } from "../spell-out.ts";
import { occupationLines } from "./occupation-lines.ts";

export type Occupation = {
  name: string;
  family: string;
  group: string;
  near: ReadonlySet<string>;
};

type Known = {
  byName: Map<string, Occupation>;
  byTitle: Map<string, Occupation[]>;
  byWords: Map<string, Occupation[]>;
};

let known: Known | null = null;

function read(): Known {
  const lines = occupationLines();
  const titles = new Map<string, string[]>();
  for (const { name, titles: own } of lines) {
    for (const title of new Set(own.map(keyOf))) {
      titles.set(title, [...(titles.get(title) ?? []), name]);
    }
  }
  const byName = new Map(
    lines.map(({ name, family, group, near }) => {
      const names = near.flatMap((title) => titles.get(keyOf(title)) ?? []);
      return [name, { name, family, group, near: new Set(names) }] as const;
    }),
  );
  const byTitle = new Map(
    [...titles].map(([title, names]) => [
      title,
      names.map((name) => byName.get(name)).filter((one) => one !== undefined),
    ]),
  );
  const byWords = new Map([...byTitle].map(([title, found]) => [unordered(title), found]));
  return { byName, byTitle, byWords };
}

const keyOf = (title: string) => titleWords(spellOut(title)).join(" ");
/** Ignores word order: "Manager, Sales" is a sales manager. */
const unordered = (words: string) => words.split(" ").sort().join(" ");

/** Returns the occupations with this name, given as normalized words separated by spaces. */
export function occupationsCalled(words: string): readonly Occupation[] {
  known ??= read();
  return known.byTitle.get(words) ?? known.byWords.get(unordered(words)) ?? [];
}

/** Maps each title to its occupations. */
export function occupationTitles(): ReadonlyMap<string, readonly Occupation[]> {
  known ??= read();
  return known.byTitle;
}

/** The similarity of two named occupations by their own data, without that of their families. */
export function occupationSimilarity(one: string, other: string): number {
  if (one === other) return sameOccupation;
  known ??= read();
  const [a, b] = [known.byName.get(one), known.byName.get(other)];
  if (a === undefined || b === undefined) return 0;
  const isNear = a.near.has(b.name) || b.near.has(a.name);
  if (a.family === b.family) return isNear ? nearInFamily : sameFamily;
  return isNear ? nearOccupation : 0;
}

const sameOccupation = 0.85;
const nearInFamily = 0.55;
const sameFamily = 0.5;
/** For a related occupation in another family. */
export const nearOccupation = 0.45;
