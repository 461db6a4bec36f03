import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";

/** The sort values of candidates without a rank. */
const unrankedManual = 999;
const unrankedAi = 0;

const foldedNames = new WeakMap<ListedCandidate, string>();
const accented = /[\u0080-\u{10ffff}]/u;

/** Each column's sort value, by its name in the address. */
export const sortValues = {
  name: foldName,
  manualRank: ({ score }) => score.manualRank ?? unrankedManual,
  aiRank: ({ score }) => score.aiRank ?? unrankedAi,
  skillMatch: ({ score }) => score.skillMatchScore,
  titleMatch: ({ score }) => score.titleScore,
  yearsExperience: ({ yearsExperience }) => yearsExperience ?? -1,
  totalScore: ({ score }) => score.totalScore,
  gapMonths: ({ gapMonths }) => gapMonths,
} satisfies Record<string, (candidate: ListedCandidate) => number | string>;

export type SortKey = keyof typeof sortValues;
export type Sort = { key: SortKey; descending: boolean };

export const defaultSort: Sort = { key: "totalScore", descending: true };

export function toSortKey(text: string): SortKey | null {
  return Object.hasOwn(sortValues, text) ? (text as SortKey) : null;
}

/** Sorts stably. Each value is computed once per candidate, not once per comparison. */
export function sortCandidates(
  candidates: readonly ListedCandidate[],
  { key, descending }: Sort,
): ListedCandidate[] {
  const valueOf: (candidate: ListedCandidate) => number | string = sortValues[key];
  const first = descending ? 1 : -1;
  return candidates
    .map((candidate) => ({ candidate, value: valueOf(candidate) }))
    .sort((a, b) => (a.value === b.value ? 0 : a.value < b.value ? first : -first))
    .map(({ candidate }) => candidate);
}

/**
 * Lower case without accents, because comparing 10,000 names by locale takes ten times as long.
 * Candidates without a name sort last, by file name.
 */
function foldName(candidate: ListedCandidate): string {
  const known = foldedNames.get(candidate);
  if (known !== undefined) return known;
  const { name, fileName } = candidate;
  const text = name ?? `\uffff${fileName}`;
  const plain = accented.test(text) ? text.normalize("NFD").replace(/\p{M}/gu, "") : text;
  const folded = plain.toLowerCase();
  foldedNames.set(candidate, folded);
  return folded;
}
