import { expect, test } from "vitest";
import { rateGaps } from "./gap-penalty.ts";
import type { ScorableResume } from "../score/score.ts";
import { sampleResume } from "../testing/sample-resume.ts";

type Span = readonly [start: string, end: string, months: number];
type Study = readonly [start: string | null, end: string | null];

function rate(spans: readonly Span[], studies: readonly Study[] = []) {
  const resume: ScorableResume = sampleResume({
    roles: [{ title: "Clerk", start: "2000-01" }],
    degrees: studies.map(() => "BSc"),
    gaps: spans.map(([start, end, months]) => ({ start, end, months, after: null, before: null })),
  });
  resume.education.forEach((education, index) => {
    const [start = null, end = null] = studies[index] ?? [];
    Object.assign(education, { start, end, isCurrent: start !== null && end === null });
  });
  return rateGaps(resume);
}

const none = "No gaps between roles.";
const harmless = (months: number) =>
  `1 gap of ${months} months in all, short, long past or spent in education. No points were deducted.`;
const one = (months: number) =>
  `1 gap of ${months} months in all. Without it this part would be 100.`;

test.each<[Span[], number, string]>([
  [[], 0, none],
  [[["2024-01", "2024-03", 3]], 0, harmless(3)],
  [[["2024-01", "2024-04", 4]], 1.5, one(4)],
  [[["2024-01", "2024-12", 12]], 13.5, one(12)],
  [[["2023-01", "2024-04", 16]], 19.5, one(16)],
  [[["2023-01", "2024-05", 17]], 20, one(17)],
  [
    [
      ["2023-01", "2023-12", 12],
      ["2025-01", "2025-04", 4],
    ],
    15,
    "2 gaps of 16 months in all. Without them this part would be 100.",
  ],
  [
    [
      ["2021-07", "2022-12", 18],
      ["2023-02", "2024-07", 18],
      ["2024-09", "2026-02", 18],
    ],
    40,
    "3 gaps of 54 months in all. Without them this part would be 100.",
  ],
  // A gap that ended over five years ago counts half, over ten years ago nothing.
  [[["2020-07", "2021-06", 12]], 13.5, one(12)],
  [[["2020-06", "2021-05", 12]], 6.8, one(12)],
  [[["2015-07", "2016-06", 12]], 6.8, one(12)],
  [[["2015-06", "2016-05", 12]], 0, harmless(12)],
  [
    [
      ["2015-06", "2016-05", 12],
      ["2024-01", "2024-04", 4],
    ],
    1.5,
    "1 of 2 gaps counts, 4 months in all. Without it this part would be 100.",
  ],
  // The parser's count is the maximum, and the only value without dates.
  [[["2024", "2024", 5]], 3, one(5)],
  [[["?", "2024-12", 12]], 13.5, one(12)],
  [[["2024-01", "?", 12]], 13.5, one(12)],
])("gaps cost little: %j", (spans, gapPenalty, reason) => {
  expect(rate(spans)).toMatchObject({ gapPenalty, reason, state: "rated", quotes: [] });
});

const year: Span[] = [["2024-01", "2024-12", 12]];

test.each<[Study[], number]>([
  [[["2023-10", "2024-09"]], 0],
  [[["2024-01", "2024-08"]], 1.5],
  [[["2024-04", "2025-06"]], 0],
  [[["2024-05", "2025-06"]], 1.5],
  [[["2024-05", null]], 1.5],
  [[["2024", "2024"]], 0],
  [[["2020-01", "2023-12"]], 13.5],
  [[[null, "2024-12"]], 13.5],
  [
    [
      ["2024-01", "2024-05"],
      ["2024-08", "2024-12"],
    ],
    0,
  ],
])("months spent in education are no gap: %j", (studies, gapPenalty) => {
  expect(rate(year, studies).gapPenalty).toBe(gapPenalty);
});

test("without a dated role nothing is known of gaps, which is no praise", () => {
  expect(rateGaps(sampleResume({}))).toMatchObject({
    gapPenalty: 0,
    state: "not-enough-data",
    reason: expect.stringContaining("No dated role was found in the CV") as string,
  });
});

test("where no listed gap costs anything, no absence of gaps is told", () => {
  const [row] = rate([["2015-06", "2016-05", 12]]).rows;
  expect(row).toMatchObject({ requirement: "No gap that counts", points: 100 });
});

test("each gap that costs has a row with what it costs", () => {
  const { rows } = rate([
    ["2023-01", "2023-12", 12],
    ["2025-01", "2025-04", 4],
    ["2024-06", "2024-07", 2],
  ]);
  expect(rows).toMatchObject([
    { requirement: "No gaps", weight: 85, points: 85 },
    { requirement: "Jan 2023 – Dec 2023 without a role", weight: 13.5, points: 0 },
    { requirement: "Jan 2025 – Apr 2025 without a role", weight: 1.5, points: 0 },
  ]);
});
