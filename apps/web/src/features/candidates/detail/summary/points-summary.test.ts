import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { expect, test } from "vitest";
import { distanceSentence, lossSentence } from "./points-summary.ts";

type Parts = { skills: number; seniority?: number; total: number };

function scoreOf({ skills, seniority = 100, total }: Parts): Candidate["score"] {
  const row = { kind: "must", state: "shown", by: null, points: 0, quote: null } as const;
  const rows = [
    { ...row, requirement: "Java", credit: 1, weight: 3 },
    { ...row, requirement: "Kafka", credit: 0.5, weight: 1 },
    { ...row, requirement: "Terraform", credit: 0, weight: 1 },
    {
      ...row,
      kind: "other",
      requirement: "The job's other wording",
      credit: 0,
      weight: 1,
    } as const,
  ];
  return {
    ...{ skillMatchScore: skills, titleScore: 100, seniorityScore: seniority, recencyScore: 100 },
    ...{ gapPenalty: 0, educationScore: 0, totalScore: total, weights: defaultWeights },
    breakdown: [
      { component: "skills", score: skills, state: "rated", reason: "", rows, quotes: [] },
    ],
    // The sentences use nothing else of a score.
  } as unknown as Candidate["score"];
}

const listed = (id: number, name: string, parts: Parts) =>
  ({
    id,
    name,
    fileName: `${id}.pdf`,
    warnings: [],
    score: scoreOf(parts),
  }) as unknown as ListedCandidate;

test("the parts that cost the most are named, with the largest loss among requirements first", () => {
  expect(lossSentence(scoreOf({ skills: 85.4, seniority: 90, total: 91.2 }))).toBe(
    "Loses 7.3 points for Skills Match (Terraform, the job’s other wording and Kafka) and 1.5 for Seniority.",
  );
});

test("a part without enough data in the CV is not held against the candidate", () => {
  const score = scoreOf({ skills: 50, seniority: 90, total: 73.5 });
  const breakdown = score.breakdown.map((part) => ({ ...part, state: "not-enough-data" as const }));
  expect(lossSentence({ ...score, breakdown })).toBe("Loses 1.5 points for Seniority.");
});

test("a candidate who loses next to nothing has no sentence about it", () => {
  expect(lossSentence(scoreOf({ skills: 99.9, total: 100 }))).toBeNull();
});

const amara = listed(1, "Amara Okafor", { skills: 90, total: 95 });
const kenji = listed(2, "Kenji Watanabe", { skills: 60, seniority: 90, total: 78.5 });

test("the next higher candidate is named, with the parts that make the difference", () => {
  const first = listed(3, "Ada Obi", { skills: 99, total: 99.5 });
  expect(
    distanceSentence({ id: 2, score: scoreOf({ skills: 60, seniority: 90, total: 78.5 }) }, [
      first,
      amara,
      kenji,
    ]),
  ).toBe("16.5 points behind Amara Okafor, in Skills Match (15) and Seniority (1.5).");
});

test("parts in which the lower candidate is better are named, too, so the points add up", () => {
  const own = scoreOf({ skills: 60, seniority: 100, total: 80 });
  const higher = listed(1, "Amara Okafor", { skills: 90, seniority: 90, total: 93.5 });
  expect(distanceSentence({ id: 2, score: own }, [higher])).toBe(
    "13.5 points behind Amara Okafor: behind in Skills Match (15), ahead in Seniority (1.5).",
  );
});

test("rounded parts add up to the rounded distance", () => {
  // 4.25 and 1.2 points are 5.45, which is shown as 5.5 or 5.4 depending on the totals.
  const own = scoreOf({ skills: 81.5, seniority: 92, total: 89.5 });
  for (const [total, words] of [
    [95, "5.5 points behind Ada Obi, in Skills Match (4.3) and Seniority (1.2)."],
    [94.9, "5.4 points behind Ada Obi, in Skills Match (4.2) and Seniority (1.2)."],
  ] as const) {
    const higher = listed(1, "Ada Obi", { skills: 90, total });
    expect(distanceSentence({ id: 2, score: own }, [higher])).toBe(words);
  }
});

test("the first candidate is compared with the second", () => {
  expect(
    distanceSentence({ id: 1, score: scoreOf({ skills: 90, total: 95 }) }, [kenji, amara]),
  ).toBe(
    "First of 2, 16.5 points ahead of Kenji Watanabe, in Skills Match (15) and Seniority (1.5).",
  );
});

test("equal totals have no distance, and a CV that isn't scored is never compared", () => {
  const own = scoreOf({ skills: 90, total: 95 });
  const same = listed(2, "Kenji Watanabe", { skills: 90, total: 95 });
  expect(distanceSentence({ id: 1, score: own }, [amara, same])).toBeNull();
  const unscored = {
    ...listed(2, "Yuki Mori", { skills: 0, total: 99 }),
    warnings: [{ code: "language-not-supported", message: "" }],
  } as unknown as ListedCandidate;
  expect(distanceSentence({ id: 1, score: own }, [amara, unscored])).toBeNull();
});
