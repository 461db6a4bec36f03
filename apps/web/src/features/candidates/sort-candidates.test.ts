import { expect, test } from "vitest";
import { defaultSort, nextSort, sortCandidates } from "./sort-candidates.ts";
import { makeCandidate } from "./testing/make-candidate.ts";

const ids = (candidates: readonly { id: number }[]) => candidates.map(({ id }) => id);

test("the best total stands first unless the user asks otherwise", () => {
  const list = [
    makeCandidate(1, { score: { totalScore: 40 } }),
    makeCandidate(2, { score: { totalScore: 90 } }),
    makeCandidate(3, { score: { totalScore: 90 } }),
  ];
  expect(ids(sortCandidates(list, defaultSort))).toEqual([2, 3, 1]);
});

test("unranked candidates sort as manual rank 999 and AI rank 0", () => {
  const list = [
    makeCandidate(1),
    makeCandidate(2, { score: { manualRank: 2, aiRank: 1 } }),
    makeCandidate(3, { score: { manualRank: 1000, aiRank: 3 } }),
  ];
  expect(ids(sortCandidates(list, { key: "manualRank", descending: false }))).toEqual([2, 1, 3]);
  expect(ids(sortCandidates(list, { key: "aiRank", descending: false }))).toEqual([1, 2, 3]);
});

test("names sort as a reader expects, with nameless CVs at the end", () => {
  const names = ["Émile", "zoe", null, "Eva", "Anna"];
  const list = names.map((name, index) => makeCandidate(index, { name }));
  const sorted = sortCandidates(list, { key: "name", descending: false });
  expect(sorted.map(({ name }) => name)).toEqual(["Anna", "Émile", "Eva", "zoe", null]);
});

test("sorting leaves the list it was given alone", () => {
  const list = [makeCandidate(2), makeCandidate(1)];
  sortCandidates(list, defaultSort);
  expect(ids(list)).toEqual([2, 1]);
});

test("what is sorted anew is what has changed", () => {
  const before = [1, 2].map((id) => makeCandidate(id, { score: { manualRank: id } }));
  const after = [1, 2].map((id) => makeCandidate(id, { score: { manualRank: 3 - id } }));
  const sort = { key: "manualRank", descending: false } as const;
  expect(sortCandidates(before, sort)).toBe(sortCandidates(before, sort));
  expect(ids(sortCandidates(before, sort))).toEqual([1, 2]);
  expect(ids(sortCandidates(after, sort))).toEqual([2, 1]);
  expect(ids(sortCandidates(after, { ...sort, descending: true }))).toEqual([1, 2]);
});

test("a header's first click sorts the way one looks for it, its second turns it round", () => {
  expect(nextSort(defaultSort, "manualRank")).toEqual({ key: "manualRank", descending: false });
  expect(nextSort(defaultSort, "skillMatch")).toEqual({ key: "skillMatch", descending: true });
  expect(nextSort(defaultSort, "totalScore")).toEqual({ key: "totalScore", descending: false });
});
