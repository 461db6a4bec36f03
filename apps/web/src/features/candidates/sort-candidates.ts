import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";

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

const readFigure: Record<Exclude<SortKey, "name">, (candidate: ListedCandidate) => number> = {
  manualRank: ({ score }) => score.manualRank ?? unrankedManual,
  aiRank: ({ score }) => score.aiRank ?? unrankedAi,
  skillMatch: ({ score }) => score.skillMatchScore,
  titleMatch: ({ score }) => score.titleScore,
  yearsExperience: ({ yearsExperience }) => yearsExperience ?? -1,
  totalScore: ({ score }) => score.totalScore,
  gapMonths: ({ gapMonths }) => gapMonths,
};

/** Milliseconds between orders that are made ahead. */
const sortAheadMs = 120;

type Order = readonly ListedCandidate[];

const orders = new WeakMap<Order, Map<string, Order>>();

/**
 * Equals stand by total score, then by id, whichever way the column runs. An order of the same list
 * is made once: what a filter leaves of it is in order, too.
 */
export function sortCandidates(candidates: Order, { key, descending }: Sort): Order {
  const known = orders.get(candidates) ?? new Map<string, Order>();
  orders.set(candidates, known);
  const name = `${key} ${descending}`;
  const order = known.get(name) ?? makeOrder(candidates, { key, descending });
  known.set(name, order);
  return order;
}

/**
 * Makes the orders that a first click on a header asks for ahead of it, one after the other with a
 * pause between, so that the click needn't wait for them.
 * @returns ends it
 */
export function sortAhead(candidates: Order): () => void {
  const waiting = sortKeys.map((key) => ({ key, descending: descendsFirst(key) }));
  let timer = 0;
  const next = () => {
    const sort = waiting.shift();
    if (!sort) return;
    sortCandidates(candidates, sort);
    wait();
  };
  const wait = () => {
    timer = window.setTimeout(next, sortAheadMs);
  };
  wait();
  return () => clearTimeout(timer);
}

function makeOrder(candidates: Order, { key, descending }: Sort): Order {
  const base = inBaseOrder(candidates);
  if (key === "totalScore" && descending) return base;
  const keys: (number | string)[] = key === "name" ? base.map(nameKey) : base.map(readFigure[key]);
  const sign = descending ? -1 : 1;
  const at = (index: number) => keys[index] ?? 0;
  // Equals keep the base order. Numbers are quicker to sort than objects.
  return Array.from(base, (_, index) => index)
    .sort((a, b) => (at(a) < at(b) ? -sign : at(a) > at(b) ? sign : a - b))
    .flatMap((index) => base[index] ?? []);
}

/** What a click on a column's header asks for: its natural direction first, then the other one. */
export function nextSort(current: Sort, key: SortKey): Sort {
  if (current.key === key) return { key, descending: !current.descending };
  return { key, descending: descendsFirst(key) };
}

function descendsFirst(key: SortKey): boolean {
  return !["name", "manualRank", "aiRank"].includes(key);
}

/** By total score, best first, then by id; the server sends them so, and then nothing is sorted. */
function inBaseOrder(candidates: readonly ListedCandidate[]): ListedCandidate[] {
  const copy = [...candidates];
  const isSorted = copy.every((candidate, index) => {
    const next = copy[index + 1];
    return next === undefined || compareBase(candidate, next) < 0;
  });
  return isSorted ? copy : copy.sort(compareBase);
}

function compareBase(a: ListedCandidate, b: ListedCandidate): number {
  return b.score.totalScore - a.score.totalScore || a.id - b.id;
}

const nameKeys = new WeakMap<ListedCandidate, string>();

/**
 * Without case and accents. Comparing 10,000 names by the rules of a language takes ten times as
 * long. Candidates whose CV names nobody stand at the end.
 */
function nameKey(candidate: ListedCandidate): string {
  const known = nameKeys.get(candidate);
  if (known !== undefined) return known;
  const folded = candidate.name?.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const key = folded ?? "\uffff";
  nameKeys.set(candidate, key);
  return key;
}
