import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { mapScoreFields } from "@resume-picker/domain/score-parts";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";

type Overrides = Partial<Omit<ListedCandidate, "score">> & {
  score?: Partial<ListedCandidate["score"]>;
};

/** Makes a plain candidate for tests. Override only the fields that the test is about. */
export function makeCandidate(
  id: number,
  { score, ...overrides }: Overrides = {},
): ListedCandidate {
  return {
    id,
    name: `Candidate ${id}`,
    email: `candidate${id}@example.com`,
    location: null,
    yearsExperience: 5,
    lastRoleTitle: "Engineer",
    skills: [],
    fileName: `cv-${id}.pdf`,
    unratedParts: [],
    gapCount: 0,
    gapMonths: 0,
    warnings: [],
    isOutdated: false,
    isBlind: false,
    version: 0,
    ...overrides,
    score: {
      totalScore: 50,
      ...mapScoreFields(() => 50),
      missingMustHave: [],
      mustStates: "",
      modelDifferences: 0,
      manualRank: null,
      manualRankedAt: null,
      aiRank: null,
      aiRankEngine: null,
      aiRankedAt: null,
      isAiRankOutdated: false,
      weights: defaultWeights,
      ...score,
    },
  };
}
