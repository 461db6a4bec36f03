import type { Band } from "@resume-picker/domain/scoring/score/grade";
import { History } from "lucide-react";
import { Badge } from "../../../ui/badges/badge.tsx";

type Props = {
  rank: number | null;
  band: (rank: number) => Band;
  /** Whether the data has changed since the ranking. */
  isOutdated?: boolean;
  /** Shows an empty cell if there is no rank, with text only for screen readers. */
  isQuiet?: boolean;
};

export const outdatedRank = "Outdated. Rank again.";

export function RankBadge({ rank, band, isOutdated = false, isQuiet = false }: Props) {
  if (rank === null)
    return <span className={isQuiet ? "sr-only" : "text-12 text-ink-3"}>Not ranked</span>;
  if (!isOutdated) return <Badge tone={band(rank)}>{rank}</Badge>;
  return (
    <span data-explain={outdatedRank} className="inline-flex items-center gap-1">
      <Badge tone="outline">{rank}</Badge>
      <History
        size={13}
        strokeWidth={1.8}
        role="img"
        aria-label={outdatedRank}
        className="shrink-0 text-warning"
      />
    </span>
  );
}
