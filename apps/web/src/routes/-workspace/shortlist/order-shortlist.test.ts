import { expect, test } from "vitest";
import { makeCandidate } from "../../../features/candidates/testing/make-candidate.ts";
import { shortlistOrders, toShortlistOrder } from "../../../features/shortlist/shortlist-order.ts";
import { orderShortlist } from "./order-shortlist.ts";

const people = [
  makeCandidate(1, { name: "Cy", score: { totalScore: 60, aiRank: 1 } }),
  makeCandidate(2, { name: "Bo", score: { totalScore: 90, aiRank: null } }),
  makeCandidate(3, { name: "Al", score: { totalScore: 75, aiRank: 2 } }),
];
const decisions = new Map([
  [2, "decline" as const],
  [1, "advance" as const],
]);
const known = { arranged: [2, 1, 3], decisionOf: (id: number) => decisions.get(id) ?? null };

test("a shortlist is ordered by score, AI rank, decision, name or by hand", () => {
  const ids = shortlistOrders.map(({ value }) => [
    value,
    orderShortlist(people, value, known).map(({ id }) => id),
  ]);
  expect(Object.fromEntries(ids)).toEqual({
    score: [2, 3, 1],
    ai: [1, 3, 2],
    decision: [1, 3, 2],
    name: [3, 2, 1],
    custom: [2, 1, 3],
  });
  expect(["name", "", null].map(toShortlistOrder)).toEqual(["name", "score", "score"]);
});
