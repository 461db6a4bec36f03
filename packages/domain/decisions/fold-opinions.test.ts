import { expect, test } from "vitest";
import { foldOpinions } from "./fold-opinions.ts";
import type { OpinionRow } from "./fold-opinions.ts";

const ada = { id: "a", name: "Ada" };
const bea = { id: "b", name: "Bea" };
const rows = (...list: Partial<OpinionRow>[]): OpinionRow[] =>
  list.map((row, at) => {
    return { id: at + 1, candidateId: 1, decision: "hold", by: ada, undoes: null, ...row };
  });
const opinionsOf = (list: OpinionRow[]) =>
  (foldOpinions(list).get(1) ?? []).map(({ name, decision }) => [name, decision]);

test("each person's last decision is their opinion, whoever decided since", () => {
  expect(opinionsOf(rows({}, { by: bea, decision: "advance" }, { decision: "decline" }))).toEqual([
    ["Ada", "decline"],
    ["Bea", "advance"],
  ]);
});

test("what was taken back is no opinion, and Undo gives nobody somebody else's", () => {
  const undone = rows({}, { by: bea, decision: "advance" }, { by: bea, undoes: 2 });
  expect(opinionsOf(undone)).toEqual([["Ada", "hold"]]);
  const second = rows({}, { decision: "advance" }, { undoes: 2 });
  expect(opinionsOf(second)).toEqual([["Ada", "hold"]]);
  expect(opinionsOf(rows({}, { decision: null }))).toEqual([]);
  expect(opinionsOf(rows({ by: null }))).toEqual([]);
});
