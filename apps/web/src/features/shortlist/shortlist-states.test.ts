import { mapScoreFields } from "@resume-picker/domain/score-parts";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShortlistView } from "./shortlist-view.tsx";

const nothing = () => undefined;
type Candidates = Parameters<typeof ShortlistView>[0]["candidates"];

function view(candidates: Candidates): string {
  const handlers = {
    order: "score" as const,
    onOrder: nothing,
    onArrange: nothing,
    decisionOf: () => ({ decision: "hold" as const, by: "Bo", reasons: ["Salary"], note: "Ask." }),
    onExport: nothing,
    onCompare: nothing,
    onView: nothing,
    onDownload: nothing,
    onRemove: nothing,
  };
  const html = renderToStaticMarkup(
    createElement(ShortlistView, { jobTitle: "Backend Engineer", candidates, ...handlers }),
  );
  return html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const person: Candidates[number] = {
  id: 1,
  name: "Ada",
  email: "ada@example.com",
  location: null,
  yearsExperience: null,
  lastRoleTitle: null,
  isOutdated: false,
  isBlind: false,
  skills: ["A1", "B2", "C3", "D4", "E5"],
  fileName: "ada.pdf",
  unratedParts: [],
  gapCount: 0,
  gapMonths: 0,
  warnings: [],
  version: 1,
  score: {
    totalScore: 71.5,
    ...mapScoreFields(({ isPenalty }) => (isPenalty ? 0 : 50)),
    missingMustHave: ["X1", "Y2", "Z3"],
    mustStates: "nnn",
    modelDifferences: 0,
    manualRank: null,
    manualRankedAt: null,
    aiRank: 2,
    aiRankEngine: null,
    aiRankedAt: null,
    isAiRankOutdated: false,
    weights: defaultWeights,
  },
};

test("an empty shortlist says how to fill it", () => {
  expect(view([])).toMatch(/^No candidates shortlisted Review candidates in the ranking view/);
});

test("a card shows three skills, two missing ones, and how many more there are", () => {
  const shown = view([person]);
  expect(shown).toContain("Shortlisted Candidates");
  expect(shown).toContain("selected for Backend Engineer");
  expect(shown).toContain("A1 B2 C3 +2 more");
  expect(shown).toContain("X1 Y2 +1 more");
  expect(shown).toContain("71.5 /100");
  expect(shown).toContain("AI Rank 2");
  expect(shown).toContain("On hold Salary · Ask.");
  for (const button of ["Export Shortlist", "View Details", "Download CV"]) {
    expect(shown).toContain(button);
  }
});
