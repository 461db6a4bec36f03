import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { expect, test } from "vitest";
import { defaultSort, sortCandidates } from "./sort-candidates.ts";
import type { Sort, SortKey } from "./sort-candidates.ts";
import { makeCandidate } from "./testing/make-candidate.ts";
import { renderTable } from "./testing/render-table.tsx";

const sortedIds = (candidates: readonly ListedCandidate[], sort: Sort) =>
  sortCandidates(candidates, sort).map(({ id }) => id);

test("the best total stands first unless the user asks otherwise", () => {
  const list = [
    makeCandidate(1, { score: { totalScore: 40 } }),
    makeCandidate(2, { score: { totalScore: 90 } }),
    makeCandidate(3, { score: { totalScore: 90 } }),
  ];
  expect(sortedIds(list, defaultSort)).toEqual([2, 3, 1]);
});

test("equals keep the server's order, whichever way the column runs", () => {
  const list = [3, 1, 2].map((id) => makeCandidate(id, { yearsExperience: id === 1 ? 4 : 7 }));
  const sort = (descending: boolean) => sortedIds(list, { key: "yearsExperience", descending });
  expect(sort(true)).toEqual([3, 2, 1]);
  expect(sort(false)).toEqual([1, 3, 2]);
});

test("unranked candidates sort as manual rank 999 and AI rank 0", () => {
  const list = [
    makeCandidate(1),
    makeCandidate(2, { score: { manualRank: 2, aiRank: 1 } }),
    makeCandidate(3, { score: { manualRank: 1000, aiRank: 3 } }),
  ];
  expect(sortedIds(list, { key: "manualRank", descending: false })).toEqual([2, 1, 3]);
  expect(sortedIds(list, { key: "aiRank", descending: false })).toEqual([1, 2, 3]);
});

test("names sort as a reader expects, with nameless CVs at the end", () => {
  const names = ["Émile", "zoe", null, "Eva", "Anna"];
  const list = names.map((name, index) => makeCandidate(index, { name }));
  const sorted = sortedIds(list, { key: "name", descending: false });
  expect(sorted.map((id) => names[id])).toEqual(["Anna", "Émile", "Eva", "zoe", null]);
});

test("a header's first click sorts the way one looks for it, its second turns it round", () => {
  const next = (key: SortKey) =>
    renderTable({
      show: (table) => table.getColumn(key)?.getNextSortingOrder(),
    });
  expect(next("manualRank")).toBe("asc");
  expect(next("name")).toBe("asc");
  expect(next("skillMatch")).toBe("desc");
  expect(next("totalScore")).toBe("asc");
});
