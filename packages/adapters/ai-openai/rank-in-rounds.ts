import { compareHashes, sharedRanks } from "@resume-picker/domain/scoring/score/rank-scores";
import { aiError } from "@resume-picker/domain/scoring/ai-failures";
import type { EngineRank, RankRequest } from "../ai/ai-engine.ts";
import { mainDifference } from "../ai/compare-receipts.ts";
import { compareScored } from "../ai/compare-scored.ts";
import { askModel } from "./ask-model.ts";
import type { ModelService } from "./ask-model.ts";
import { mergeRatings, shuffle } from "./merge-ratings.ts";
import type { Rating } from "./merge-ratings.ts";
import { rateBatch } from "./rate-batch.ts";
import type { Ask } from "./rate-batch.ts";

const candidatesPerCall = 6;
/** Each candidate is compared in this many differently shuffled batches. */
const rounds = 2;
const callsAtOnce = 2;

/**
 * Lets the model rate the candidates in batches and merges its ratings into one order.
 * @throws AppError UNAVAILABLE, also once the ranking has used up its tokens.
 */
export async function rankInRounds(
  service: ModelService,
  request: RankRequest,
  tokenBudget: number,
): Promise<EngineRank[]> {
  const { job, candidates, signal } = request;
  const ask = askWithin(service, request, tokenBudget);
  const ordered = [...candidates].sort(
    (a, b) => compareScored(a, b) || compareHashes(a.fileSha256, b.fileSha256),
  );
  const places = sharedRanks(ordered, compareScored);
  const fallbackRanks = new Map(ordered.map(({ id }, at) => [id, places[at] ?? at + 1]));
  const batches = Array.from({ length: rounds }, (_, round) =>
    batchesOf(shuffle([...fallbackRanks.keys()], round + 1), candidatesPerCall),
  ).flat();
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const ratings: Rating[] = [];
  for (const together of batchesOf(batches, callsAtOnce)) {
    signal?.throwIfAborted();
    const answers = together.map((ids) =>
      rateBatch(
        job,
        ids.flatMap((id) => byId.get(id) ?? []),
        ask,
      ),
    );
    ratings.push(...(await Promise.all(answers)).flat());
  }
  const ranked = mergeRatings(ratings, fallbackRanks);
  return ranked.map(({ id, rank, reason }) => {
    // Candidates who share a rank get the same text, since none of them is above another.
    const above = byId.get(ranked[rank - 2]?.id ?? 0);
    const own = byId.get(id);
    const difference = own && above ? mainDifference(own, above) : null;
    return { id, rank, reason: difference === null ? reason : `${reason} ${difference}` };
  });
}

/** Returns a function that asks the model as long as the ranking has tokens left. */
function askWithin(
  service: ModelService,
  { signal, onTokens }: RankRequest,
  tokenBudget: number,
): Ask {
  let spent = 0;
  const count = (tokens: number) => {
    spent += tokens;
    onTokens?.(tokens);
  };
  return (question) => {
    if (spent >= tokenBudget) return Promise.reject(aiError("AI_BUDGET"));
    return askModel({ ...service, ...(signal ? { signal } : {}), onTokens: count, ...question });
  };
}

function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const batches: Item[][] = [];
  for (let i = 0; i < items.length; i += size) batches.push(items.slice(i, i + size));
  return batches;
}
