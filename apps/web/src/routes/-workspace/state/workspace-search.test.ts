import { defaultFilters } from "@resume-picker/domain/candidates/filter-candidates";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromFilters, parseSort, readWorkspaceSearch, toFilters } from "./workspace-search.ts";

test("a sent link brings back view, order, filters and the open candidate", () => {
  const search = {
    view: "shortlist",
    sort: "-skillMatch",
    q: "okafor",
    minYears: 5,
    skills: ["TypeScript"],
    noMissing: true,
    differs: true,
    decision: "undecided",
    candidate: 7,
    compare: "3,9,12",
  };
  expect(readWorkspaceSearch(search)).toEqual(search);
  expect(parseSort("-skillMatch")).toEqual({ key: "skillMatch", descending: true });
  expect(toFilters(readWorkspaceSearch(search))).toEqual({
    minYears: 5,
    skills: ["TypeScript"],
    noMissingMust: true,
    differs: true,
    decision: "undecided",
  });
});

test("defaults leave the address clean", () => {
  expect(readWorkspaceSearch({ view: "ranking", sort: "-totalScore", skills: [] })).toEqual({});
  expect(fromFilters(defaultFilters)).toEqual({
    minYears: undefined,
    skills: undefined,
    noMissing: undefined,
    differs: undefined,
    decision: undefined,
  });
});

test("no hand-edited address can break the workspace", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), fc.anything()), (raw) => {
      const once = readWorkspaceSearch(raw);
      expect(readWorkspaceSearch(once)).toEqual(once);
    }),
  );
});

const fields = [
  "view",
  "sort",
  "q",
  "minYears",
  "skills",
  "noMissing",
  "decision",
  "candidate",
  "compare",
];
