import fc from "fast-check";
import { expect, test } from "vitest";
import { previewOrder } from "./preview-order.ts";
import type { ScoredPerson } from "./preview-order.ts";
import { rankScores } from "./rank-scores.ts";
import { totalScore } from "./total-score.ts";
import { completeWeights, defaultWeights } from "./weights.ts";

const onlyTitle = completeWeights({ title: 1 });

function person(id: number, skillMatchScore: number, titleScore: number): ScoredPerson {
  const score = {
    skillMatchScore,
    titleScore,
    seniorityScore: 50,
    recencyScore: 50,
    gapPenalty: 0,
    educationScore: 50,
  };
  return {
    id,
    name: `P${id}`,
    fileName: `cv-${id}.pdf`,
    score: { ...score, totalScore: totalScore(score, defaultWeights) },
  };
}

test("the dialog shows who would lead, who gains or loses places, and who drops out", () => {
  const people = [person(1, 90, 10), person(2, 80, 20), person(3, 10, 100)];
  const { first, leaving } = previewOrder(people, onlyTitle, 2);
  expect(first).toEqual([
    { id: 3, name: "P3", fileName: "cv-3.pdf", total: 100, place: 1, moved: 2 },
    { id: 2, name: "P2", fileName: "cv-2.pdf", total: 20, place: 2, moved: 0 },
  ]);
  expect(leaving).toEqual([
    { id: 1, name: "P1", fileName: "cv-1.pdf", total: 10, place: 3, moved: -2 },
  ]);
});

test("with the weights that stand nobody moves and nobody leaves", () => {
  const people = [person(1, 90, 10), person(2, 80, 20), person(3, 10, 100)];
  const { first, leaving } = previewOrder(people, defaultWeights, 10);
  expect(first.map(({ moved }) => moved)).toEqual([0, 0, 0]);
  expect(leaving).toEqual([]);
});

test("the preview is the order that the ranking then gives, ties included", () => {
  const points = fc.integer({ min: 0, max: 4 }).map((step) => step * 25);
  const crowd = fc
    .array(fc.tuple(points, points), { maxLength: 40 })
    .map((list) => list.map(([skills, title], index) => person(index + 1, skills, title)));
  const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
  fc.assert(
    fc.property(crowd, share, fc.integer({ min: 1, max: 12 }), (people, skills, count) => {
      const weights = { ...onlyTitle, skills, title: 1 - skills };
      const ranks = (by: (one: ScoredPerson) => number) =>
        rankScores(
          people.map((one) => ({
            candidateId: one.id,
            totalScore: by(one),
            skillMatchScore: one.score.skillMatchScore,
          })),
        );
      const next = ranks(({ score }) => totalScore(score, weights));
      const now = ranks(({ score }) => score.totalScore);
      const { first, leaving } = previewOrder(people, weights, count);
      expect(first.map(({ place }) => place)).toEqual(
        [...next.values()].toSorted((a, b) => a - b).slice(0, count),
      );
      for (const { id, place, moved } of [...first, ...leaving]) {
        expect(next.get(id)).toBe(place);
        expect(now.get(id)).toBe(place + moved);
      }
      for (const { place, moved } of leaving) {
        expect(place).toBeGreaterThan(count);
        expect(place + moved).toBeLessThanOrEqual(count);
      }
    }),
  );
});
