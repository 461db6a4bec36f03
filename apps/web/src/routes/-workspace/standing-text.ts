import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { relativeTime } from "../../lib/dates/relative-time.ts";

/**
 * Formats as "ranked by AI 2 minutes ago". Outdated AI ranks are mentioned first, because the end
 * may be truncated. Returns null if nothing is ranked yet.
 */
export function standingText(candidates: readonly ListedCandidate[], now: Date): string | null {
  let latest: { at: number; by: string } | null = null;
  for (const { score } of candidates) {
    const { aiRankedAt, manualRankedAt } = score;
    if (aiRankedAt !== null && (!latest || aiRankedAt > latest.at)) {
      latest = { at: aiRankedAt, by: "AI" };
    }
    if (manualRankedAt !== null && (!latest || manualRankedAt > latest.at)) {
      latest = { at: manualRankedAt, by: "score" };
    }
  }
  if (!latest) return null;
  const isOlder =
    candidates.some(({ score }) => score.isAiRankOutdated) || isSomebodyNew(candidates);
  const ranked = `ranked by ${latest.by} ${relativeTime(new Date(latest.at), now)}`;
  return isOlder ? `AI ranks are outdated · ${ranked}` : ranked;
}

/** Whether candidates were added after the AI ranking. */
function isSomebodyNew(candidates: readonly ListedCandidate[]): boolean {
  const ranked = candidates.filter(({ score }) => score.aiRank !== null).length;
  return ranked > 0 && ranked < candidates.length;
}
