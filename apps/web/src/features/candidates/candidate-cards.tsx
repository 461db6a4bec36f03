import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useMemo, useRef } from "react";
import { wholeText } from "../../lib/whole-text.ts";
import { useVisibleRows } from "../../lib/use-visible-rows.ts";
import { useExcerpts } from "./full-text/use-excerpts.ts";
import { usePrefetchedDetails } from "./use-candidate-detail.ts";
import { CandidateCard } from "./candidate-card.tsx";
import type { RowActions } from "./row-actions.ts";

type Props = {
  jobId: number;
  /** Filtered and sorted. */
  candidates: readonly ListedCandidate[];
  /** What the CVs were searched for; empty when they were not. */
  search: string;
  isSelected: (id: number) => boolean;
  isMarked: (id: number) => boolean;
  actions: RowActions;
};

/** Pixels. */
const cardHeight = 198;
const gap = 10;

/** The list on narrow screens; only the cards in sight are in the page. */
export function CandidateCards({
  jobId,
  search,
  candidates,
  isSelected,
  isMarked,
  actions,
}: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = cardHeight + gap;
  const { first, end } = useVisibleRows(scroller, { count: candidates.length, rowHeight });
  const shown = useMemo(() => candidates.slice(first, end), [candidates, end, first]);
  usePrefetchedDetails(jobId, shown);
  const excerptOf = useExcerpts(jobId, search, shown);
  return (
    <div ref={scroller} className="h-full overflow-y-auto overscroll-contain px-4">
      <ul
        aria-label="Candidates"
        {...wholeText}
        className="relative"
        style={{ height: candidates.length * rowHeight + gap }}
      >
        {shown.map((candidate, offset) => (
          <li
            key={candidate.id}
            aria-setsize={candidates.length}
            aria-posinset={first + offset + 1}
            className="absolute inset-x-0"
            style={{ height: cardHeight, top: (first + offset) * rowHeight + gap }}
          >
            <CandidateCard
              candidate={candidate}
              isSelected={isSelected(candidate.id)}
              isMarked={isMarked(candidate.id)}
              excerpt={excerptOf(candidate.id)}
              actions={actions}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
