import type { AiEngine } from "../ai/ai-engine.ts";
import { rankLocally } from "./rank-locally.ts";
import { suggestSkills } from "./suggest-skills.ts";

/** Works with no network and no key; the same question always gets the same answer. */
export function createLocalEngine(): AiEngine {
  return {
    name: "Built-in engine",
    manifest: { model: null, promptVersion: null, seed: null },
    suggestSkills: ({ description }) => Promise.resolve(suggestSkills(description)),
    rankCandidates: ({ job, candidates }) => Promise.resolve(rankLocally(job, candidates)),
  };
}
