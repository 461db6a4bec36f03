import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { RankingState } from "./use-ranking-state.ts";

type Parts = Pick<RankingState, "shortlist" | "decisions">;

/**
 * Decides with the reasons entered before. Offers the shortlist for advanced candidates. If the
 * declined candidate `stays` open, the toast says where to add a reason.
 */
export function decideOffering(
  { shortlist, decisions }: Parts,
  { ids, name, stays }: { ids: readonly number[]; name: string; stays: boolean },
  decision: DecisionKind | null,
): void {
  const [first] = ids;
  if (first === undefined) return;
  const draft = ids.length === 1 ? decisions.drafts.get(first) : undefined;
  const stands = ids.every((id) => (decisions.of(id)?.decision ?? null) === decision);
  // Repeating the same decision changes nothing.
  if (stands && !draft) return;
  const starred = ids.filter((id) => shortlist.has(id));
  const missing = ids.filter((id) => !shortlist.has(id));
  const input = { decision, ...(draft ?? { reasons: [], note: null }) };
  decisions.decide(ids, input, {
    name,
    // Offered, never done automatically.
    ...(decision === "advance" &&
      missing.length > 0 && {
        offer: { label: "Add to shortlist", onClick: () => shortlist.add(missing) },
      }),
    ...(decision === "decline" && stays && !draft && { remark: "add a reason under Decision" }),
    ...(decision === "decline" && starred.length > 0 && stillListed(starred, shortlist)),
  });
}

/**
 * Declining a shortlisted candidate may be a mistake, so the toast mentions it and offers to remove
 * them.
 */
const stillListed = (
  ids: readonly number[],
  { remove }: Pick<RankingState["shortlist"], "remove">,
) => ({
  remark: ids.length === 1 ? "still on the shortlist" : `${ids.length} still on the shortlist`,
  offer: { label: "Remove from shortlist", onClick: () => remove(ids) },
});
