import { compareHashes, sharedRanks } from "@resume-picker/domain/scoring/score/rank-scores";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import type { EngineRank, RankableCandidate } from "../ai/ai-engine.ts";
import { compareScored } from "../ai/compare-scored.ts";
import { explainPlace } from "./explain-place.ts";
import { signalNames, weighSignals } from "./pool-signals.ts";
import { readCvForRanking, readForRanking } from "./read-for-ranking.ts";
import type { RankingPosting, RankedCv } from "./read-for-ranking.ts";

/** Ranks candidates by the combined signals of the pool. */
export function rankLocally(
  job: ScorableJob,
  candidates: readonly RankableCandidate[],
): EngineRank[] {
  const posting = readForRanking(job);
  return [
    ...rankInSteps(
      posting,
      candidates.map((one) => readCvForRanking(posting, one)),
    ),
  ];
}

/** The same, yielding one candidate at a time, best first, so each step is short. */
export function* rankInSteps(
  posting: RankingPosting,
  cvs: readonly RankedCv[],
): Generator<EngineRank> {
  // Floating-point sums depend on the order of addition in the last digit, so the order is fixed by
  // the files' hashes.
  const pool = [...cvs].sort((a, b) =>
    compareHashes(a.candidate.fileSha256, b.candidate.fileSha256),
  );
  const gains = weighSignals(posting, pool);
  const ordered = pool
    .flatMap((cv, index) => {
      const own = gains[index];
      if (own === undefined) return [];
      const fit = signalNames.reduce((sum, name) => sum + own[name], 0);
      return [{ candidate: cv.candidate, gains: own, fit: Math.round(fit * fitSteps) }];
    })
    .sort(compareFits);
  const ranks = sharedRanks(ordered, compareFits);
  for (const [index, own] of ordered.entries()) {
    const rank = ranks[index] ?? index + 1;
    // Candidates who share a rank get the same text, since none of them is above another.
    const above = ordered[rank - 2] ?? null;
    yield { id: own.candidate.id, rank, reason: explainPlace(own, above) };
  }
}

/** Differences caused by the order of addition are far smaller than this step. */
const fitSteps = 1e9;

type Fit = { candidate: RankableCandidate; fit: number };

function compareFits(a: Fit, b: Fit): number {
  return b.fit - a.fit || compareScored(a.candidate, b.candidate);
}
