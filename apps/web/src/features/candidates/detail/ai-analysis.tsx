import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { relativeTime } from "../../../lib/dates/relative-time.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { outdatedRank } from "../table/rank-badge.tsx";
import { Section } from "./section.tsx";

/**
 * The reason for the AI rank, with the model and the time. Renders nothing if the job was never
 * ranked.
 */
export function AiAnalysis({ score }: { score: Candidate["score"] }) {
  const { aiRank, aiRankReason, aiRankEngine, aiRankedAt, isAiRankOutdated } = score;
  const now = useNow();
  if (aiRank === null) return null;
  const by = aiRankEngine === null ? "" : ` by ${aiRankEngine}`;
  const when = aiRankedAt === null ? "" : `, ${relativeTime(aiRankedAt, now)}`;
  return (
    <Section title={`AI Ranking Analysis · rank ${aiRank}`}>
      <div className="rounded-panel border border-line bg-surface p-3">
        {isAiRankOutdated && (
          <p role="note" className="mb-2 text-13 font-medium text-warning">
            {outdatedRank}
          </p>
        )}
        <p className="whitespace-pre-line text-ink-2">
          {aiRankReason ?? "The engine gave no reason."}
        </p>
        {(by !== "" || when !== "") && (
          <p className="mt-2 text-13 text-ink-3">
            Ranked{by}
            {when}
          </p>
        )}
      </div>
    </Section>
  );
}
