import type { AiEngine, EngineRank } from "../ai/ai-engine.ts";
import { createYielder } from "../ai/yielder.ts";
import { rankInSteps } from "./rank-locally.ts";
import { readCvForRanking, readForRanking } from "./read-for-ranking.ts";
import type { RankedCv } from "./read-for-ranking.ts";

/** Works without a network or a key, and always gives the same answer to the same question. */
export function createLocalEngine(): AiEngine {
  return {
    name: "Built-in engine",
    host: null,
    manifest: { model: null, promptVersion: null, seed: null },
    judge: null,
    readPosting: null,
    readRoles: null,
    ranker: null,
    async rankCandidates({ job, candidates, signal }) {
      const giveWay = createYielder();
      const posting = readForRanking(job);
      const cvs: RankedCv[] = [];
      for (const candidate of candidates) {
        await giveWay();
        signal?.throwIfAborted();
        cvs.push(readCvForRanking(posting, candidate));
      }
      const ranks: EngineRank[] = [];
      for (const rank of rankInSteps(posting, cvs)) {
        ranks.push(rank);
        await giveWay();
        signal?.throwIfAborted();
      }
      return ranks;
    },
  };
}
