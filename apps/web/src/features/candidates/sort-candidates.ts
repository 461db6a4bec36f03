import type { Candidate } from "@resume-picker/domain/candidates/candidate";

export const sortKeys = [
  "name",
  "manualRank",
  "aiRank",
  "skillMatch",
  "titleMatch",
  "yearsExperience",
  "totalScore",
  "gapMonths",
] as const;
export type SortKey = (typeof sortKeys)[number];
export type Sort = { key: SortKey; descending: boolean };

/** Specification 1, section 9. */
export const defaultSort: Sort = { key: "totalScore", descending: true };

/** Where the specification puts candidates without a rank, in ascending order. */
const unrankedManual = 999;
const unrankedAi = 0;

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

const readFigure: Record<Exclude<SortKey, "name">, (candidate: Candidate) => number> = {
  manualRank: ({ score }) => score.manualRank ?? unrankedManual,
  aiRank: ({ score }) => score.aiRank ?? unrankedAi,
  skillMatch: ({ score }) => score.skillMatchScore,
  titleMatch: ({ score }) => score.titleScore,
  yearsExperience: ({ yearsExperience }) => yearsExperience ?? -1,
  totalScore: ({ score }) => score.totalScore,
  gapMonths: sumGapMonths,
};

/** A sorted copy. Equals stand by total score, then by id, whichever way the column runs. */
export function sortCandidates(candidates: readonly Candidate[], sort: Sort): Candidate[] {
  const sign = sort.descending ? -1 : 1;
  if (sort.key === "name") {
    const places = namePlaces(candidates);
    return [...candidates].sort(
      (a, b) =>
        sign * ((places.get(a) ?? 0) - (places.get(b) ?? 0)) || byTotalScore(a, b) || a.id - b.id,
    );
  }
  const figure = readFigure[sort.key];
  const figures = new Map(candidates.map((candidate) => [candidate, figure(candidate)]));
  return [...candidates].sort(
    (a, b) =>
      sign * ((figures.get(a) ?? 0) - (figures.get(b) ?? 0)) || byTotalScore(a, b) || a.id - b.id,
  );
}

/** What a click on a column's header asks for: its natural direction first, then the other one. */
export function nextSort(current: Sort, key: SortKey): Sort {
  if (current.key === key) return { key, descending: !current.descending };
  return { key, descending: !["name", "manualRank", "aiRank"].includes(key) };
}

export function sumGapMonths({ experienceGaps }: Pick<Candidate, "experienceGaps">): number {
  return experienceGaps.reduce((sum, gap) => sum + gap.months, 0);
}

function byTotalScore(a: Candidate, b: Candidate): number {
  return b.score.totalScore - a.score.totalScore;
}

const collated = new WeakMap<readonly Candidate[], Map<Candidate, number>>();

/** Comparing 10,000 names by the rules of a language is slow: once for each list, then numbers. */
function namePlaces(candidates: readonly Candidate[]): Map<Candidate, number> {
  const known = collated.get(candidates);
  if (known) return known;
  const places = new Map<Candidate, number>();
  const sorted = [...candidates].sort((a, b) => compareNames(a.name, b.name));
  let place = 0;
  sorted.forEach((candidate, index) => {
    const before = sorted[index - 1];
    if (before && compareNames(before.name, candidate.name) !== 0) place += 1;
    places.set(candidate, place);
  });
  collated.set(candidates, places);
  return places;
}

/** Candidates whose CV names nobody stand at the end. */
function compareNames(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return collator.compare(a, b);
}
