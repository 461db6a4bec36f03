import type { Band } from "@resume-picker/domain/scoring/score/grade";
import { Badge } from "../../../ui/badge.tsx";

type Props = { rank: number | null; band: (rank: number) => Band };

export function RankBadge({ rank, band }: Props) {
  if (rank === null)
    return <span className="text-13 whitespace-nowrap text-ink-3">Not ranked</span>;
  return <Badge tone={band(rank)}>{rank}</Badge>;
}
