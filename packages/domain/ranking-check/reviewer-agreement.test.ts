import { expect, test } from "vitest";
import type { DecisionKind } from "../decisions/decision-rules.ts";
import { kappaOf, measureAgreement } from "./reviewer-agreement.ts";

const shared = (counts: [one: DecisionKind, other: DecisionKind, count: number][]) =>
  counts.flatMap(([one, other, count]) => Array.from({ length: count }, () => ({ one, other })));

test("kappa is what textbooks compute", () => {
  // They agree on 35 of 50: observed 0.7, expected 0.5.
  const example = shared([
    ["advance", "advance", 20],
    ["advance", "decline", 5],
    ["decline", "advance", 10],
    ["decline", "decline", 15],
  ]);
  expect(kappaOf(example)).toBe(0.4);
  expect(kappaOf(shared([["hold", "hold", 12]]))).toBe(null);
  expect(
    kappaOf(
      shared([
        ["advance", "decline", 5],
        ["decline", "advance", 5],
      ]),
    ),
  ).toBe(-1);
});

const opinion = (id: string, decision: DecisionKind) => ({ id, name: id.toUpperCase(), decision });

test("each pair of reviewers is counted over the candidates that both decided", () => {
  const opinions = [
    [opinion("b", "advance"), opinion("a", "advance"), opinion("c", "hold")],
    [opinion("a", "decline"), opinion("b", "advance")],
    [opinion("a", "decline")],
  ];
  expect(measureAgreement(opinions)).toEqual({
    ...{ candidates: 2, shared: 4, agreeing: 1, percent: 25 },
    pairs: [
      { names: ["A", "B"], shared: 2, agreeing: 1, percent: 50, kappa: null, words: null },
      { names: ["A", "C"], shared: 1, agreeing: 0, percent: 0, kappa: null, words: null },
      { names: ["B", "C"], shared: 1, agreeing: 0, percent: 0, kappa: null, words: null },
    ],
  });
  expect(measureAgreement([[opinion("a", "hold")]])).toBe(null);
});

test("with ten candidates in common there is a kappa with its words", () => {
  const opinions = Array.from({ length: 10 }, (_, at) => {
    const decision = at < 5 ? "advance" : "decline";
    return [opinion("a", decision), opinion("b", at === 9 ? "advance" : decision)];
  });
  expect(measureAgreement(opinions)?.pairs).toMatchObject([
    { shared: 10, agreeing: 9, kappa: 0.8, words: "substantial" },
  ]);
});
