import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { relativeTime } from "../../lib/relative-time.ts";

/** "ranked 2 minutes ago by the built-in engine"; null where nothing was ranked yet. */
export function standingText(candidates: readonly Candidate[], now: Date): string | null {
  let latest: { at: Date; by: string | null } | null = null;
  for (const { score } of candidates) {
    const { aiRankedAt, aiRankEngine, manualRankedAt } = score;
    if (aiRankedAt && (!latest || aiRankedAt > latest.at)) {
      latest = { at: aiRankedAt, by: aiRankEngine };
    }
    if (manualRankedAt && (!latest || manualRankedAt > latest.at)) {
      latest = { at: manualRankedAt, by: "weighted score" };
    }
  }
  if (!latest) return null;
  const by = latest.by === "weighted score" ? "by weighted score" : latest.by && `by ${latest.by}`;
  return ["ranked", relativeTime(latest.at, now), by].filter(Boolean).join(" ");
}
