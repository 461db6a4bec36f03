import fc from "fast-check";
import { expect, test } from "vitest";
import { readJob } from "../read-job.ts";
import { scoreByReading } from "../score-candidate.ts";
import { arbitraryJob, arbitrarySketch } from "../testing/arbitrary-pairs.ts";
import { sampleResume } from "../testing/sample-resume.ts";
import { figureRow, rateRows } from "./score-rows.ts";
import { requirementStates, unpackStates } from "./states.ts";
import { defaultWeights } from "./weights.ts";

function scoreOf(sketch: Parameters<typeof sampleResume>[0], job: Parameters<typeof readJob>[0]) {
  const how = { weights: defaultWeights, today: "2026-06-15" };
  return scoreByReading({ resume: sampleResume(sketch), reading: readJob(job), ...how });
}

test("every part can be redone from its rows", () => {
  fc.assert(
    fc.property(arbitrarySketch, arbitraryJob, (sketch, job) => {
      for (const { component, score, rows } of scoreOf(sketch, job).breakdown) {
        const points = rows.reduce((sum, row) => sum + row.points, 0);
        expect(Math.abs(points - score), component).toBeLessThanOrEqual(0.05 + 1e-9);
        const weight = rows.reduce((sum, row) => sum + row.weight, 0);
        for (const row of rows) {
          expect(row.points).toBeCloseTo((100 * row.credit * row.weight) / weight, 2);
          expect(row.credit).toBeGreaterThanOrEqual(0);
          expect(row.credit).toBeLessThanOrEqual(1);
        }
      }
    }),
  );
}, 120_000);

test("a requirement is never met and missing at once, and all who ask are told the same", () => {
  fc.assert(
    fc.property(arbitrarySketch, arbitraryJob, (sketch, job) => {
      const { breakdown, missingMustHave, mustStates } = scoreOf(sketch, job);
      const rows = breakdown.find(({ component }) => component === "skills")?.rows ?? [];
      const musts = rows.filter(({ kind }) => kind === "must");
      const missing = musts.filter(({ state }) => state === "not-found");
      expect(missingMustHave).toEqual(missing.map(({ requirement }) => requirement));
      expect(unpackStates(mustStates)).toEqual(musts.map(({ state }) => state));
      for (const { state, credit, by, kind } of rows) {
        if (kind === "other") expect(state).toBeNull();
        else expect(requirementStates).toContain(state);
        // Rows that are not found have no credit, and all others name what matches.
        if (state === "not-found") expect([credit, by]).toEqual([0, null]);
        else if (state !== null) expect([credit > 0, by !== null]).toEqual([true, true]);
      }
      const told = breakdown.find(({ component }) => component === "skills")?.reason ?? "";
      const shown = musts.filter(({ state }) => state === "shown").length;
      if (musts.length > 0) expect(told).toContain(`${shown} of ${musts.length} must-have`);
    }),
  );
}, 120_000);

test("points are rounded before they are added, so that a person comes to the same part", () => {
  const third = (credit: number) => figureRow("x", { credit, weight: 1 });
  expect(rateRows([third(1), third(0), third(0)])).toMatchObject({
    score: 33.3,
    rows: [{ points: 33.333 }, { points: 0 }, { points: 0 }],
  });
  expect(rateRows([])).toEqual({ score: 0, rows: [] });
});
