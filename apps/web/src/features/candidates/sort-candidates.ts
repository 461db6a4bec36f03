import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";

/** Where candidates without a rank stand in ascending order. */
const unrankedManual = 999;
const unrankedAi = 0;

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

/**
 * Without case and accents: comparing 10,000 names by the rules of a language takes ten times as
 * long. Candidates whose CV names nobody stand at the end, by their files.
 */
function foldName({ name, fileName }: ListedCandidate): string {
  const folded = (name ?? fileName).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return name === null ? `\uffff${folded}` : folded;
}
