import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";

/** Where candidates without a rank stand in ascending order. */
const unrankedManual = 999;
const unrankedAi = 0;

const foldedNames = new WeakMap<ListedCandidate, string>();
const accented = /[\u0080-\u{10ffff}]/u;

/** What the columns sort by, under the names that stand in the address. */
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

/** In the order asked for; equals keep theirs. Each value is read once, not once a comparison. */
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
 * Without case and accents: comparing 10,000 names by the rules of a language takes ten times as
 * long. Candidates whose CV names nobody stand at the end, by their files.
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
