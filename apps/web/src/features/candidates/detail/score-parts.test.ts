import { scoreComponents } from "@resume-picker/domain/score-parts";
import { expect, test } from "vitest";
import { makeCandidate } from "../testing/make-candidate.ts";
import { scoreParts } from "./score-parts.ts";
import type { Rated } from "./score-parts.ts";

function rated(gapPenalty: number, changes: { isOpen?: boolean; isUnsure?: boolean } = {}): Rated {
  const { score } = makeCandidate(1, { score: { gapPenalty } });
  const state = changes.isOpen ? ("not-enough-data" as const) : ("rated" as const);
  const breakdown = scoreComponents.map((component) => ({
    ...{ component, score: 50, state, reason: "", rows: [], quotes: [] },
  }));
  const role = { role: "Nurse", company: null, location: null, startDate: "2020", endDate: null };
  return {
    score: {
      ...{ ...score, aiRankReason: null, aiRankedAt: null, manualRankedAt: null, explanation: "" },
      ...{ breakdown, scoredAt: new Date(0) },
    },
    experienceTimeline: [
      { ...role, yearsInRole: 6, isCurrent: true, isUnsure: changes.isUnsure ?? false },
    ],
  };
}

const partOf = (candidate: Rated, component: string) => {
  const part = scoreParts(candidate).find((each) => each.component === component);
  return [part?.label, part?.note, part?.doubt];
};

test("no gaps are not read as a penalty of 100", () => {
  expect(partOf(rated(0), "gaps")).toEqual(["No gaps", "Gap Penalty 0", null]);
  // The label doesn't say "no gaps" if the list counts some.
  const harmless = rated(0);
  const row = {
    ...{ requirement: "No gap that counts", kind: "other" as const, state: null, by: null },
    ...{ credit: 1, weight: 100, points: 100, quote: null, reviews: [] },
  };
  harmless.score.breakdown.find(({ component }) => component === "gaps")?.rows.push(row);
  expect(partOf(harmless, "gaps")).toEqual(["No gap that counts", "Gap Penalty 0", null]);
  expect(partOf(rated(18), "gaps")).toEqual(["Gaps", "Gap Penalty 18", null]);
  // The label doesn't say "no gaps" if nothing is known about them.
  expect(partOf(rated(0, { isOpen: true }), "gaps")).toEqual([
    "Gaps",
    "assumed, not enough data",
    null,
  ]);
});

test("too little data and little certainty stand beside the number that rests on them", () => {
  expect(partOf(rated(0, { isOpen: true }), "title")).toEqual([
    "Title Match",
    "assumed, not enough data",
    null,
  ]);
  const unsure = rated(0, { isUnsure: true });
  const doubt = "depends on a role with low confidence";
  expect(partOf(unsure, "seniority")).toEqual(["Seniority", null, doubt]);
  // Skills are found in lines, so a wrong role doesn't matter.
  expect(partOf(unsure, "skills")).toEqual(["Skills Match", null, null]);
});
