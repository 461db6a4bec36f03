import { sharedRanks } from "@resume-picker/domain/scoring/score/rank-scores";
import { aiError } from "@resume-picker/domain/scoring/ai-failures";
import type { EngineRank, RankRequest } from "../ai/ai-engine.ts";
import { mainDifference } from "../ai/compare-receipts.ts";
import { askModel } from "./ask-model.ts";
import type { ModelService } from "./ask-model.ts";
import { compareNeighbours } from "./compare-neighbours.ts";
import { groupNeighbours } from "./group-neighbours.ts";
import { rateCv } from "./rate-cv.ts";
import { listRankedCvs } from "./ranked-cv.ts";
import type { Ask, Asking } from "./ranked-cv.ts";

const callsAtOnce = 4;

/** The model by the name under which its answers are stored, and the most tokens of one ranking. */
export type RankingModel = { service: ModelService; name: string; tokenBudget: number };

/**
 * Has the model rate each CV by itself, then compare those whose ratings are close. What it has
 * answered before is not asked again.
 * @throws AppError UNAVAILABLE once the ranking has used up its tokens, too.
 */
export async function rankWithModel(
  { service, name: model, tokenBudget }: RankingModel,
  request: RankRequest,
): Promise<EngineRank[]> {
  const { job, candidates, signal, answers = null } = request;
  const asking: Asking = { job, model, answers, ask: askWithin(service, request, tokenBudget) };
  const cvs = listRankedCvs(candidates);
  const rated = await inTurn(cvs, signal, (cv) => rateCv(cv, asking));
  const groups = groupNeighbours(rated);
  const ordered = (
    await inTurn(groups, signal, (group) => compareNeighbours(group, asking))
  ).flat();
  const placed = ordered.flatMap(({ cv, reason, ...place }) =>
    cv.members.map(({ candidate, fallback }) => ({ ...place, candidate, fallback, reason })),
  );
  // A group is wholly above the next one.
  const compare = (one: Placed, other: Placed) =>
    one.group - other.group || one.place - other.place || one.fallback - other.fallback;
  placed.sort(compare);
  const ranks = sharedRanks(placed, compare);
  return placed.map(({ candidate: own, reason }, at) => {
    const rank = ranks[at] ?? at + 1;
    // The same words for all who share a rank: nobody of them is above another.
    const above = placed[rank - 2]?.candidate;
    const difference = above ? mainDifference(own, above) : null;
    return { id: own.id, rank, reason: difference === null ? reason : `${reason} ${difference}` };
  });
}

type Placed = { group: number; place: number; fallback: number };

/** A few at once, until one fails or the signal comes; nothing is under way after that. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  signal: AbortSignal | undefined,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += callsAtOnce) {
    signal?.throwIfAborted();
    const together = items.slice(from, from + callsAtOnce).map(work);
    await Promise.allSettled(together);
    results.push(...(await Promise.all(together)));
  }
  return results;
}

/** Asks the model as long as the ranking has tokens left. */
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
