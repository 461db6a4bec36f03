import fc from "fast-check";
import { expect, test } from "vitest";
import { mapComponents, mapScoreFields, scoreComponents, scoreParts } from "../../score-parts.ts";
import { rankScores } from "./rank-scores.ts";
import { componentScore, oneDecimal, totalScore } from "./total-score.ts";
import { completeWeights, defaultWeights } from "./weights.ts";

const points = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
const components = fc.record(mapScoreFields(() => points));
const weights = fc
  .array(fc.integer({ min: 0, max: 20 }), {
    minLength: scoreComponents.length,
    maxLength: scoreComponents.length,
  })
  .filter((parts) => parts.some((part) => part > 0))
  .map((parts) => {
    const sum = parts.reduce((total, part) => total + part, 0);
    return mapComponents((component) => (parts[scoreComponents.indexOf(component)] ?? 0) / sum);
  });

const raisable = fc.constantFrom(
  ...scoreParts.filter(({ isPenalty }) => !isPenalty).map(({ field }) => field),
);

test("a recruiter can redo the sum from the screen", () => {
  const components = {
    skillMatchScore: 80,
    titleScore: 50,
    seniorityScore: 70.5,
    recencyScore: 100,
    gapPenalty: 10,
    educationScore: 0,
  };
  // 40 + 10 + 10.575 + 10 + 4.5 = 75.075
  expect(totalScore(components, defaultWeights)).toBe(75.1);
});

const own = {
  skillMatchScore: 80,
  titleScore: 50,
  seniorityScore: 70.5,
  recencyScore: 100,
  gapPenalty: 10.5,
  educationScore: 60,
};

test("each part of the total is the score that the screen shows for it", () => {
  const parts = scoreComponents;
  expect(parts.map((part) => componentScore(own, part))).toEqual([80, 50, 70.5, 100, 89.5, 60]);
  const alone = completeWeights({});
  for (const part of parts)
    expect(totalScore(own, { ...alone, [part]: 1 })).toBe(componentScore(own, part));
});

test("weights a hair over or under 1 leave the total between 0 and 100", () => {
  const best = mapScoreFields(({ isPenalty }) => (isPenalty ? 0 : 100));
  const worst = mapScoreFields(({ isPenalty }) => (isPenalty ? 100 : 0));
  expect(totalScore(best, { ...defaultWeights, skills: defaultWeights.skills + 0.005 })).toBe(100);
  expect(totalScore(worst, defaultWeights)).toBe(0);
  expect(totalScore({ ...worst, gapPenalty: 101 }, defaultWeights)).toBe(0);
});

test("a half is rounded up, and float noise is none", () => {
  expect([72.349999999999994, 72.35, 72.25, 72.24, 0.05].map(oneDecimal)).toEqual([
    72.4, 72.4, 72.3, 72.2, 0.1,
  ]);
});

test("equal totals go to skill match, and who is equal in both shares a rank", () => {
  const row = (candidateId: number, totalScore: number, skillMatchScore: number) => ({
    ...{ candidateId, totalScore, skillMatchScore },
  });
  const ranks = rankScores([
    ...[row(3, 50, 10), row(9, 50, 20), row(2, 50, 10)],
    ...[row(1, 40, 99), row(4, 60, 0)],
  ]);
  expect([...ranks].toSorted(([, a], [, b]) => a - b)).toEqual([
    ...[
      [4, 1],
      [9, 2],
      [3, 3],
      [2, 3],
      [1, 5],
    ],
  ]);
});

test("the total stays in 0 to 100, has one decimal and never falls when a component rises", () => {
  fc.assert(
    fc.property(
      fc.record({ parts: components, mix: weights, other: points, key: raisable }),
      ({ parts, mix, other, key }) => {
        const total = totalScore(parts, mix);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(100);
        expect(total).toBe(Math.round(total * 10) / 10);
        const raised = { ...parts, [key]: Math.max(parts[key], other) };
        expect(totalScore(raised, mix)).toBeGreaterThanOrEqual(total);
        expect(
          totalScore({ ...parts, gapPenalty: Math.min(parts.gapPenalty, other) }, mix),
        ).toBeGreaterThanOrEqual(total);
      },
    ),
  );
}, 60_000);

test("a rank is one more than how many are better, in any order of rows", () => {
  const rows = fc.uniqueArray(
    fc.record({
      candidateId: fc.integer({ min: 1, max: 500 }),
      totalScore: fc.integer({ min: 0, max: 5 }),
      skillMatchScore: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: (row) => row.candidateId },
  );
  fc.assert(
    fc.property(rows, (list) => {
      const ranks = rankScores(list);
      expect(new Map(rankScores([...list].reverse()))).toEqual(ranks);
      for (const one of list) {
        const better = list.filter(
          (other) =>
            other.totalScore > one.totalScore ||
            (other.totalScore === one.totalScore && other.skillMatchScore > one.skillMatchScore),
        );
        expect(ranks.get(one.candidateId)).toBe(1 + better.length);
      }
    }),
  );
}, 60_000);
