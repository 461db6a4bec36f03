import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import { mapScoreFields } from "@resume-picker/domain/score-parts";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";

/** Prefixes that start a formula in some spreadsheet program, including after a separator. */
export const formulaStarts = [
  "=",
  "+",
  "-",
  "@",
  "\t=",
  "\r=",
  "\n=",
  " =",
  "\u00a0=",
  "\u200b=",
  "\ufeff=",
  "＝",
  "＋",
  "－",
  "＠",
  '"=',
  '";=',
  "a;=",
  "a\t=",
  "a|=",
  'a;"=',
  "a\r\n=",
  'a"\r\n=',
  "a,=",
  '",=',
];

const payloads = ["1+1", "cmd|' /C calc'!A0", 'HYPERLINK("http://evil.example","x")', "SUM(A1:A9)"];

/** Makes a candidate with this text in all text fields. */
function makeRow(id: number, text: string): ScoredCandidate {
  const now = new Date("2026-03-01T12:00:00Z");
  return {
    candidate: {
      id,
      name: text,
      email: text,
      phone: text,
      location: text,
      links: [text],
      stated: {},
      fileName: text,
      fileType: "pdf",
      yearsExperience: 4.5,
      lastRoleTitle: text,
      experienceGaps: [],
      experienceTimeline: [],
      warnings: [],
      asOf: null,
      createdAt: now,
    },
    corrections: [],
    sameEmail: null,
    versionCount: 1,
    decision: { decision: "hold", reasons: [text], note: text, by: text, at: now },
    notes: [
      {
        ...{ id, candidateId: id, text, by: { id: "u1", name: text } },
        ...{ createdAt: now, editedAt: null, deletedAt: null },
      },
    ],
    reviews: [
      {
        ...{ id, jobId: 1, candidateId: id, part: "skills", requirement: text, counts: true },
        countsAs: "shown",
        ...{ line: 0, page: 1, text, reviewedBy: "u1", reviewedByName: text, reviewedAt: now },
      },
    ],
    phrases: [],
    skills: [
      { skill: text, proficiency: null },
      { skill: text, proficiency: null },
    ],
    score: {
      id,
      candidateId: id,
      jobId: 1,
      totalScore: 71.5,
      ...mapScoreFields(({ isPenalty }) => (isPenalty ? 10 : 80)),
      warnings: [],
      missingMustHave: [text, text],
      modelDifferences: 0,
      mustStates: "nn",
      unratedParts: [],
      firstSkills: [text],
      weights: defaultWeights,
      manualRank: 1,
      manualRankedAt: now,
      aiRank: 2,
      aiRankReason: text,
      aiRankEngine: "Built-in engine",
      aiRankedAt: now,
      isAiRankOutdated: false,
      fileSha256: "0".repeat(64),
      parserVersion: 1,
      asOf: "2026-03-01",
      scoringVersion: 1,
      createdAt: now,
      scoredAt: now,
      explanation: [],
    },
  };
}

/** Every prefix with every payload, in every text field. */
export const hostileRows: readonly ScoredCandidate[] = formulaStarts.flatMap((start, index) =>
  payloads.map((payload, at) => makeRow(index * payloads.length + at + 1, start + payload)),
);

/** Yields the rows one at a time, as an export receives them. */
export async function* stepsOf(
  rows: readonly ScoredCandidate[],
): AsyncGenerator<readonly ScoredCandidate[]> {
  for (const row of rows) yield await Promise.resolve([row]);
}
