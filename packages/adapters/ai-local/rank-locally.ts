import { compareHashes } from "@resume-picker/domain/scoring/score/rank-scores";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import type { EngineRank, RankableCandidate } from "../ai/ai-engine.ts";
import { compareScored } from "../ai/compare-scored.ts";
import { explainPlace } from "./explain-place.ts";
import { signalNames, weighSignals } from "./pool-signals.ts";
import { readCvForRanking, readForRanking } from "./read-for-ranking.ts";
import type { Posting, RankedCv } from "./read-for-ranking.ts";

/** Ranks by the signals of a pool, fused. */
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

/** The same, one candidate after the other, best first: each reason is a look through a whole CV. */
export function* rankInSteps(posting: Posting, cvs: readonly RankedCv[]): Generator<EngineRank> {
  // Sums of fractions differ by their order in the last digit: it is that of the files' hashes.
  const pool = [...cvs].sort((a, b) =>
    compareHashes(a.candidate.fileSha256, b.candidate.fileSha256),
  );
  const gains = weighSignals(posting, pool);
  const wanted = new Set(posting.words.keys());
  const ordered = pool
    .flatMap((cv, index) => {
      const own = gains[index];
      if (own === undefined) return [];
      const fit = signalNames.reduce((sum, name) => sum + own[name], 0);
      return [{ candidate: cv.candidate, gains: own, fit }];
    })
    .sort((a, z) => z.fit - a.fit || compareScored(a.candidate, z.candidate));
  for (const [index, own] of ordered.entries()) {
    const reason = explainPlace(own, ordered[index - 1] ?? null, wanted);
    yield { id: own.candidate.id, rank: index + 1, reason };
  }
}
