import { sectors as sectorWords } from "../../lexicon/sectors.gen.ts";
import { kindsOf, marked } from "../../lexicon/lexicon.ts";
import { titleWords } from "./normalize-title.ts";
import { findFamilies } from "./find-families.ts";

/**
 * A sector as postings name it, the groups and families of occupations that are of no other, and the
 * words by which a role says that it was in one. Lists, and no sets: it is stored with what was read of a posting, as
 * plain data.
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

/** The sectors that a demand asks to have worked in ("Healthcare industry"), none for other demands. */
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

/** Whether an occupation is of one of the sectors. */
export function isOfSector(title: string, wanted: readonly Sector[]): boolean {
  const families = findFamilies(titleWords(title));
  return families.some(({ family, group }) =>
    wanted.some(({ groups }) => groups.includes(group) || groups.includes(family)),
  );
}

/** Whether a line of a role tells that it was in one of the sectors. */
export function namesSector(text: string, wanted: readonly Sector[]): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => wanted.some((sector) => sector.words.includes(word)));
}
