import type { AiEngine } from "../ai/ai-engine.ts";
import { rankableWords, rankLocally } from "./rank-locally.ts";
import { suggestSkills } from "./suggest-skills.ts";

/** Works with no network and no key; the same question always gets the same answer. */
export function createLocalEngine(): AiEngine {
  return {
    name: "Built-in engine",
    host: null,
    manifest: { model: null, promptVersion: null, seed: null },
    suggestSkills: ({ description }) => Promise.resolve(suggestSkills(description)),
    async rankCandidates({ job, candidates, signal }) {
      const words: string[][] = [];
      for (const candidate of candidates) {
        // Others are answered meanwhile.
        if (words.length % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
        signal?.throwIfAborted();
        words.push(rankableWords(job, candidate));
      }
      return rankLocally(job, candidates, words);
    },
  };
}
