import type { Candidate, Score } from "@resume-picker/domain/candidates/candidate";
import { defaultWeights } from "@resume-picker/domain/scoring/weights";

type Overrides = Partial<Omit<Candidate, "score">> & { score?: Partial<Score> };

/** A plain candidate for tests; name only what the test is about. */
export function makeCandidate(id: number, { score, ...overrides }: Overrides = {}): Candidate {
  return {
    id,
    name: `Candidate ${id}`,
    email: `candidate${id}@example.com`,
    phone: null,
    location: null,
    links: [],
    fileName: `${id}.pdf`,
    fileType: "pdf",
    yearsExperience: 5,
    lastRoleTitle: "Engineer",
    skills: [],
    experienceGaps: [],
    experienceTimeline: [],
    warnings: [],
    createdAt: new Date(0),
    ...overrides,
    score: {
      totalScore: 50,
      skillMatchScore: 50,
      titleScore: 50,
      seniorityScore: 50,
      recencyScore: 50,
      gapPenalty: 50,
      missingMustHave: [],
      manualRank: null,
      aiRank: null,
      aiRankReason: null,
      aiRankEngine: null,
      aiRankedAt: null,
      manualRankedAt: null,
      explanation: "",
      breakdown: [],
      weights: defaultWeights,
      scoredAt: new Date(0),
      ...score,
    },
  };
}
