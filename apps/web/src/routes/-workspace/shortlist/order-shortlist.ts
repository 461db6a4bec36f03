import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { sortCandidates } from "../../../features/candidates/sort-candidates.ts";
import type { ShortlistOrder } from "../../../features/shortlist/shortlist-order.ts";

type Known = {
  /** The ids in the order set by the users. */
  arranged: readonly number[];
  decisionOf: (id: number) => DecisionKind | null;
};

const places: Record<DecisionKind | "none", number> = { advance: 0, hold: 1, none: 2, decline: 3 };

/** Sorts the shortlist. Candidates that are equal are sorted by score. */
export function orderShortlist(
  people: readonly ListedCandidate[],
  order: ShortlistOrder,
  { arranged, decisionOf }: Known,
): ListedCandidate[] {
  const best = sortCandidates(people, { key: "totalScore", descending: true });
  const by = (valueOf: (each: ListedCandidate) => number) =>
    best.toSorted((one, other) => valueOf(one) - valueOf(other));
  if (order === "ai") return by(({ score }) => score.aiRank ?? Infinity);
  if (order === "decision") return by(({ id }) => places[decisionOf(id) ?? "none"]);
  if (order === "custom") return by(({ id }) => arranged.indexOf(id));
  if (order === "name") return sortCandidates(best, { key: "name", descending: false });
  return best;
}
