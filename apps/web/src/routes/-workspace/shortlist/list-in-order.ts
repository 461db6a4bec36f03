import type { RankingState } from "../state/use-ranking-state.ts";
import { findKeptOrder } from "./kept-order.ts";
import { orderShortlist } from "./order-shortlist.ts";

export type Listed = Pick<RankingState, "list" | "shortlist" | "decisions">;

/** Lists the ids of the shortlist in the order in which its view shows them. */
export function listInOrder(
  jobId: number,
  { list, shortlist, decisions }: Listed,
): readonly number[] {
  const { ids, has } = shortlist;
  const ordered = orderShortlist(
    list.candidates.filter(({ id }) => has(id)),
    findKeptOrder(jobId),
    { arranged: ids, decisionOf: (id) => decisions.of(id)?.decision ?? null },
  ).map(({ id }) => id);
  const known = new Set(ordered);
  // Candidates that another user has just added may not be in the loaded list.
  return [...ordered, ...ids.filter((id) => !known.has(id))];
}
