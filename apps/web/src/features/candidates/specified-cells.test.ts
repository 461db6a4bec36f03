import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CandidateCard } from "./candidate-card.tsx";
import { CandidatesLoading } from "./candidates-loading.tsx";
import { ExperienceTimeline } from "./detail/experience-timeline.tsx";
import { columns } from "./table/columns.tsx";
import { makeCandidate } from "./testing/make-candidate.ts";

type Overrides = Parameters<typeof makeCandidate>[1];

/** Renders the cell of one candidate in the column with this heading. */
function cell(heading: string, overrides: Overrides): string {
  const column = columns.find(({ header }) => header === heading);
  return renderToStaticMarkup(column?.meta?.show?.(makeCandidate(1, overrides)));
}

const text = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
const tone = (html: string) => /(?:bg|text)-(good|warning|danger|sunken)/.exec(html)?.[1];

const cardActions = {
  open: () => {},
  toggleShortlisted: () => {},
  toggleSelected: () => {},
  openMenu: () => {},
};

test("the table has the columns that a recruiter knows, in their order", () => {
  expect(columns.slice(0, 9).map(({ header }) => header)).toEqual([
    "Candidate",
    "Manual Rank",
    "AI Rank",
    "Skill Match",
    "Missing Must",
    "Title Match",
    "Years Exp",
    "Last Role",
    "Gaps",
  ]);
});

test("what is not known is said in words, never as a zero", () => {
  expect(text(cell("Manual Rank", {}))).toBe("Not ranked");
  expect(text(cell("AI Rank", {}))).toBe("Not ranked");
  expect(text(cell("Years Exp", { yearsExperience: null }))).toBe("N/A");
  expect(text(cell("Last Role", { lastRoleTitle: null }))).toBe("Not specified");
  const missingMustHave = ["Rust", "Go", "C"];
  expect(text(cell("Missing Must", { score: { missingMustHave } }))).toBe("Rust +2 more");
  expect(text(cell("Missing Must", { score: { missingMustHave: ["Rust"] } }))).toBe("Rust");
});

test("a document without a score has neither assumed figures nor missing must-haves", () => {
  const invoice = {
    warnings: [{ code: "other-document" as const, message: "" }],
    unratedParts: ["skills", "title", "seniority"] as const,
    // As stored before such documents lost their must-haves.
    score: { mustStates: "nnn", missingMustHave: [] },
  };
  for (const heading of ["Skill Match", "Missing Must", "Title Match"]) {
    const shown = cell(heading, { ...invoice, unratedParts: [...invoice.unratedParts] });
    expect(text(shown)).toBe("–");
    expect(shown).toContain("Not scored");
  }
});

test("more must-haves than the eye counts are a fraction and one bar", () => {
  const strip = (mustStates: string) => text(cell("Missing Must", { score: { mustStates } }));
  expect(strip("ssssllnn")).toBe("–");
  expect(strip("sssslllnn")).toBe("– 7/9");
});

test("a part that rests on too little data says so, and has no grade's colour", () => {
  const score = { titleScore: 0, skillMatchScore: 40 };
  const title = cell("Title Match", { unratedParts: ["title"], score });
  expect(text(title)).toBe("0% , assumed, not enough data assumed");
  expect(tone(title)).toBeUndefined();
  expect(text(cell("Skill Match", { unratedParts: ["title"], score }))).toBe("40%");
  const candidate = makeCandidate(1, { unratedParts: ["seniority"], score });
  const card = createElement(CandidateCard, {
    candidate,
    ...{ isShortlisted: false, isSelected: false, decision: null, decidedBy: null },
    actions: cardActions,
  });
  const words = text(renderToStaticMarkup(card));
  expect(words).toContain("Seniority 50% , assumed, not enough data assumed");
  expect(words).toContain("Title 0% Seniority");
});

test("ranks and bars turn colour at their edges", () => {
  const manual = (manualRank: number) => tone(cell("Manual Rank", { score: { manualRank } }));
  expect([1, 3, 4, 6, 7].map(manual)).toEqual(["good", "good", "warning", "warning", "sunken"]);
  const ai = (aiRank: number) => tone(cell("AI Rank", { score: { aiRank } }));
  expect([1, 3, 4, 6, 7].map(ai)).toEqual(["good", "good", "warning", "warning", "danger"]);
  const bar = (column: string, score: object) =>
    /text-(good|warning|danger)/.exec(cell(column, { score }))?.[1];
  // The colour follows the rounded figure: 79.5 is shown as 80%.
  const edges = [79.5, 79.4, 59.5, 59.4];
  expect(edges.map((skillMatchScore) => bar("Skill Match", { skillMatchScore }))).toEqual([
    "good",
    "warning",
    "warning",
    "danger",
  ]);
  expect(edges.map((titleScore) => bar("Title Match", { titleScore }))).toEqual([
    "good",
    "warning",
    "warning",
    "danger",
  ]);
});

test("a grade has the colour of its score", () => {
  const grade = (totalScore: number) => tone(cell("Total", { score: { totalScore } }));
  expect([90, 80, 79.9, 60, 59.9].map(grade)).toEqual([
    "good",
    "good",
    "warning",
    "warning",
    "danger",
  ]);
});

test("gap months warn above three, unless they cost nothing", () => {
  expect(tone(cell("Gap Months", { gapMonths: 3 }))).toBe("sunken");
  expect(tone(cell("Gap Months", { gapMonths: 4 }))).toBe("warning");
  expect(tone(cell("Gap Months", { gapMonths: 4, score: { gapPenalty: 0 } }))).toBe("sunken");
});

test("a phone's card shows four skills and counts the rest, and says when there is no title", () => {
  const skills = ["A1", "B2", "C3", "D4", "E5", "F6"];
  const card = text(
    renderToStaticMarkup(
      createElement(CandidateCard, {
        candidate: makeCandidate(1, { skills, lastRoleTitle: null, gapCount: 2 }),
        isShortlisted: false,
        isSelected: false,
        decision: null,
        decidedBy: null,
        actions: cardActions,
      }),
    ),
  );
  expect(card).toContain("No title");
  expect(card).toContain("A1 B2 C3 D4 +2");
  expect(card).not.toContain("E5");
  expect(card).toMatch(/Skills 50% Title 50% Seniority 50% Gaps 2/);
});

test("loading and an empty timeline say so", () => {
  expect(text(renderToStaticMarkup(createElement(CandidatesLoading)))).toContain(
    "Loading candidates...",
  );
  const timeline = createElement(ExperienceTimeline, {
    candidate: {
      experienceTimeline: [],
      experienceGaps: [],
      asOf: null,
      yearsExperience: null,
    },
    gapsCost: false,
  });
  expect(text(renderToStaticMarkup(timeline))).toContain("No detailed timeline available");
});
