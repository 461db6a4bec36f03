import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { relativeTime } from "../../lib/dates/relative-time.ts";

/**
 * Formats as "ranked 2 minutes ago by the built-in engine". Outdated AI ranks are mentioned first,
 * because the end may be truncated. Returns null if nothing is ranked yet.
 */
export function standingText(candidates: readonly ListedCandidate[], now: Date): string | null {
  let latest: { at: number; by: string | null } | null = null;
  for (const { score } of candidates) {
    const { aiRankedAt, aiRankEngine, manualRankedAt } = score;
    if (aiRankedAt !== null && (!latest || aiRankedAt > latest.at)) {
      latest = { at: aiRankedAt, by: aiRankEngine };
    }
    if (manualRankedAt !== null && (!latest || manualRankedAt > latest.at)) {
      latest = { at: manualRankedAt, by: "weighted score" };
    }
  }
  if (!latest) return null;
  const isOlder =
    candidates.some(({ score }) => score.isAiRankOutdated) || isSomebodyNew(candidates);
  const by = latest.by === "weighted score" ? "by weighted score" : latest.by && `by ${latest.by}`;
  const ranked = ["ranked", relativeTime(new Date(latest.at), now), by].filter(Boolean).join(" ");
  return isOlder ? `AI ranks are outdated · ${ranked}` : ranked;
}

/** Whether candidates were added after the AI ranking. */
function isSomebodyNew(candidates: readonly ListedCandidate[]): boolean {
  const ranked = candidates.filter(({ score }) => score.aiRank !== null).length;
  return ranked > 0 && ranked < candidates.length;
}
