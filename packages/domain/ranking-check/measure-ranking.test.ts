import { expect, test } from "vitest";
import { defaultWeights } from "../scoring/score/weights.ts";
import { pairPercent, countPairs } from "./count-pairs.ts";
import { measureRanking } from "./measure-ranking.ts";
import type { LastDecision, OrderedCandidate } from "./measure-ranking.ts";
import { suggestWeights } from "./suggest-weights.ts";

type Kind = "a" | "d" | "h" | "-";
const kinds = { a: "advance", d: "decline", h: "hold" } as const;

/** Builds a job's order from letters, best first: advanced, declined, on hold, undecided. */
function jobOf(letters: string, ai: readonly number[] = []) {
  const all = letters
    .split("")
    .map((letter, index) => ({ kind: letter as Kind, id: index + 1, index }));
  const ordered = all.map(({ id, index }): OrderedCandidate => ({
    id,
    name: `Person ${id}`,
    fileName: `cv-${id}.txt`,
    score: {
      totalScore: 100 - index,
      skillMatchScore: 100 - index,
      titleScore: index,
      seniorityScore: 50,
      recencyScore: 50,
      gapPenalty: 0,
      educationScore: 0,
      aiRank: ai[index] ?? null,
    },
  }));
  const standing = all.flatMap(({ kind, id }): LastDecision[] =>
    kind === "-" ? [] : [{ candidateId: id, decision: kinds[kind], reasons: [] }],
  );
  return { ordered, standing };
}

const measure = (letters: string, ai?: readonly number[]) => {
  const { ordered, standing } = jobOf(letters, ai);
  return measureRanking(ordered, { standing, deciders: [] }, defaultWeights);
};

test("1: all advanced before all declined agree in each of 25 pairs", () => {
  expect(measure("aaaaaddddd").total).toEqual({ agreeing: 25, pairs: 25, percent: 100 });
});

test("2: all declined before all advanced agree in none", () => {
  expect(measure("dddddaaaaa").total).toEqual({ agreeing: 0, pairs: 25, percent: 0 });
});

test("3: one neighbouring pair the other way round is one pair of 25", () => {
  // The last advanced candidate ranks below the first declined one: 24 of 25.
  expect(measure("aaaadadddd").total).toEqual({ agreeing: 24, pairs: 25, percent: 96 });
});

test("4: in turns, each declined has one advanced more before it: 1+2+3+4+5 of 25", () => {
  expect(measure("adadadadad").total).toEqual({ agreeing: 15, pairs: 25, percent: 60 });
});

test("5: with four declined it tells counts and nothing else", () => {
  const { counts, total, ai, parts, surprises, undecided } = measure("aaaaaadddd-h");
  expect(counts).toEqual({ advance: 6, hold: 1, decline: 4 });
  expect(undecided).toBe(1);
  expect({ total, ai, parts, surprises }).toEqual({
    total: null,
    ai: null,
    parts: [],
    surprises: [],
  });
});

test("6: those on hold and undecided stand in no pair", () => {
  // In "a h a - a a d a d d d d", the fifth advanced candidate ranks below one declined: 24 of 25.
  expect(measure("aha-aadadddd").total).toEqual({ agreeing: 24, pairs: 25, percent: 96 });
});

test("7: an engine's order is measured by its own ranks, of those whom it has ranked", () => {
  // The AI order reverses the total's order and leaves out the last one: 6 advanced, 5 declined.
  const ai = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  const { total, ai: byEngine } = measure("aaaaaddddda-", ai);
  expect(total).toEqual({ agreeing: 25, pairs: 30, percent: 83.3 });
  expect(byEngine).toEqual({ agreeing: 5, pairs: 30, percent: 16.7 });
});

test("8: declined in the first ten, and advanced from below thirty, are surprises", () => {
  const { surprises } = measure(`daaaa${"d".repeat(6)}${"-".repeat(19)}aa`);
  expect(surprises.map(({ decision, place }) => [decision, place])).toEqual([
    ["decline", 1],
    ...[6, 7, 8, 9, 10].map((place) => ["decline", place]),
    ["advance", 31],
    ["advance", 32],
  ]);
});

test("9: a part tells both averages, their difference, and how far it alone would agree", () => {
  // Skills are 100 to 96 for advanced and 95 to 91 for declined; titles 0 to 4 and 5 to 9.
  const parts = measure("aaaaaddddd").parts;
  const of = (component: string) => parts.find((part) => part.component === component);
  const skills = { advanced: 98, declined: 93, difference: 5, percent: 100, weight: 0.5 };
  expect(of("skills")).toMatchObject(skills);
  expect(of("title")).toMatchObject({ advanced: 2, declined: 7, difference: -5, percent: 0 });
  expect(of("seniority")).toMatchObject({ difference: 0, percent: 50 });
  expect(of("gaps")).toMatchObject({ advanced: 100, declined: 100, percent: 50 });
  expect(of("education")).toBeUndefined();
});

test("10: two deciders are told apart, each by what they decided themselves", () => {
  const { ordered, standing } = jobOf("aaaaaddddd");
  const [, others] = [standing, standing.map((made) => ({ ...made }))];
  for (const made of others) made.decision = made.decision === "advance" ? "decline" : "advance";
  const deciders = [
    { id: "ada", name: "Ada", decisions: standing },
    { id: "ben", name: "Ben", decisions: others },
    { id: "cy", name: "Cy", decisions: standing.slice(0, 2) },
  ];
  const told = measureRanking(ordered, { standing, deciders }, defaultWeights).deciders;
  expect(told.map(({ name, total }) => [name, total?.percent ?? null])).toEqual([
    ["Ada", 100],
    ["Ben", 0],
    ["Cy", null],
  ]);
  expect(told[2]?.counts).toEqual({ advance: 2, hold: 0, decline: 0 });
  expect(countPairs([])).toEqual({ agreeing: 0, pairs: 0, percent: 0 });
  expect(pairPercent([1, 2], [2, 3])).toBe(12.5);
});

test("11: a pair that shares a rank counts half, whoever is listed first", () => {
  const pair = (isAdvanced: boolean, rank: number) => ({ isAdvanced, rank });
  const half = { agreeing: 0.5, pairs: 1, percent: 50 };
  expect(countPairs([pair(true, 1), pair(false, 1)])).toEqual(half);
  expect(countPairs([pair(false, 1), pair(true, 1)])).toEqual(half);
  expect(countPairs([pair(true, 1), pair(true, 2), pair(false, 2), pair(false, 4)])).toEqual({
    ...{ agreeing: 3.5, pairs: 4, percent: 87.5 },
  });
});

function offered(letters: string) {
  const { ordered, standing } = jobOf(letters);
  const search = suggestWeights(ordered, standing, defaultWeights);
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}

test("weights are offered where they would agree more, the same for the same decisions", () => {
  // The advanced candidates have closer titles and fewer of the skills.
  const offer = offered("dddddaaaaa");
  expect(offer?.share).toEqual({ agreeing: 25, pairs: 25, percent: 100 });
  expect((offer?.weights.title ?? 0) > (offer?.weights.skills ?? 1)).toBe(true);
  const sum = Object.values(offer?.weights ?? {}).reduce((all, weight) => all + weight, 0);
  expect(sum).toBeCloseTo(1, 9);
  expect(offered("dddddaaaaa")).toEqual(offer);
});

test("no weights are offered where the order agrees as well as it can", () => {
  expect(offered("aaaaaddddd")).toBeNull();
});
