import type { PooledCandidate } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { formatDay } from "../../../lib/dates/format-date.ts";
import { Badge } from "../../../ui/badges/badge.tsx";

type Props = { candidate: Pick<PooledCandidate, "keptUntil" | "isPast" | "hold"> };

/** Says whether the candidate is on hold or past retention, or the last day of retention. */
export function KeptMark({ candidate: { keptUntil, isPast, hold } }: Props) {
  if (hold !== null) {
    return (
      <Badge tone="outline" explain={hold.reason}>
        On hold
      </Badge>
    );
  }
  if (keptUntil === null) return null;
  return (
    <span className="text-ink-3">
      {isPast ? <Badge tone="warning">Past retention</Badge> : "Kept"} until{" "}
      <time dateTime={keptUntil} className="whitespace-nowrap">
        {formatDay(new Date(`${keptUntil}T00:00:00`))}
      </time>
    </span>
  );
}
