import { mapComponents, scoreComponents } from "@resume-picker/domain/score-parts";
import { completeWeights } from "@resume-picker/domain/scoring/score/weights";
import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadRest, sumPercents } from "./spread-weights.ts";

const start = completeWeights({ skills: 50, title: 20, seniority: 15, recency: 10, gaps: 5 });

test("the rest goes to the sliders that the user left alone", () => {
  const spread = spreadRest({ ...start, skills: 30 }, new Set(["skills"]));
  expect(spread.skills).toBe(30);
  expect(sumPercents(spread)).toBe(100);
  expect(spread.title).toBeGreaterThan(spread.seniority);
});

test("when the touched sliders alone exceed 100 %, all of them give way", () => {
  const spread = spreadRest({ ...start, skills: 90, title: 60 }, new Set(["skills", "title"]));
  expect(sumPercents(spread)).toBe(100);
  expect(spread.skills).toBeGreaterThan(spread.title);
});

test("a part that counts nothing is given nothing that the user didn't give it", () => {
  const touched = new Set(["skills", "title", "seniority", "recency", "gaps"] as const);
  const spread = spreadRest({ ...start, skills: 30 }, touched);
  expect(sumPercents(spread)).toBe(100);
  expect(spread.education).toBe(0);
  expect(spreadRest({ ...start, skills: 30, education: 10 }, touched).education).toBeGreaterThan(0);
});

test("one click always ends at 100 %, whatever the sliders show", () => {
  const percent = fc.integer({ min: 0, max: 20 }).map((steps) => steps * 5);
  const percents = fc.record(mapComponents(() => percent));
  fc.assert(
    fc.property(percents, fc.subarray([...scoreComponents]), (weights, touched) => {
      const spread = spreadRest(weights, new Set(touched));
      expect(sumPercents(spread)).toBe(100);
      for (const component of scoreComponents) {
        expect(spread[component]).toBeGreaterThanOrEqual(0);
        expect(spread[component]).toBeLessThanOrEqual(100);
        expect(spread[component] % 5).toBe(0);
      }
    }),
  );
});
