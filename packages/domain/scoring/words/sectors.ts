import { sectors as sectorWords } from "../../lexicon/sectors.gen.ts";
import { kindsOf, marked } from "../../lexicon/lexicon.ts";
import { titleWords } from "./normalize-title.ts";
import { findFamilies } from "./find-families.ts";

/**
 * A sector by its names in postings, the groups and families of occupations that only it has, and
 * the words that indicate it in a role. Uses arrays instead of sets, because it is stored as plain
 * data with the parsed posting.
 */
export type Sector = {
  names: readonly string[];
  groups: readonly string[];
  words: readonly string[];
};

const sectors: readonly Sector[] = kindsOf(sectorWords).map(([, words]) => ({
  names: marked(words, "="),
  groups: marked(words, "@"),
  words: marked(words, "+"),
}));

const around =
  /\d+\+?|\b(?:at least|minimum|min|years?|yrs|of|in|the|an?|prior|previous|proven|professional|work(?:ing)?|relevant|experience|background|industry|industries|sector|environment|setting)\b/giu;

/** The sectors in which a requirement asks for experience ("Healthcare industry"), if any. */
export function sectorsOf(demand: string): readonly Sector[] {
  if (!/\b(?:experience|background|industry|sector|years?|yrs)\b|\bor\b/iu.test(demand)) return [];
  const names = demand
    .toLowerCase()
    .split(/,|\/|\bor\b|\band\b/u)
    .map((part) =>
      part
        .replace(around, " ")
        .replace(/[^\p{L}]+/gu, " ")
        .trim(),
    );
  const found = names.map((name) => sectors.find((sector) => sector.names.includes(name)));
  const known = found.filter((sector) => sector !== undefined);
  return known.length === names.length ? known : [];
}

/** Whether an occupation belongs to one of the sectors. */
export function isOfSector(title: string, wanted: readonly Sector[]): boolean {
  const families = findFamilies(titleWords(title));
  return families.some(({ family, group }) =>
    wanted.some(({ groups }) => groups.includes(group) || groups.includes(family)),
  );
}

/** Whether a line of a role indicates one of the sectors. */
export function namesSector(text: string, wanted: readonly Sector[]): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => wanted.some((sector) => sector.words.includes(word)));
}
