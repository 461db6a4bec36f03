import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { useRef } from "react";
import { useVisibleRows } from "../../lib/use-visible-rows.ts";
import { CandidateCard } from "./candidate-card.tsx";
import type { RowActions } from "./row-actions.ts";

type Props = {
  /** Filtered and sorted. */
  candidates: readonly Candidate[];
  isSelected: (id: number) => boolean;
  isMarked: (id: number) => boolean;
  actions: RowActions;
};

/** Pixels. */
const cardHeight = 166;
const gap = 10;

/** The list on narrow screens; only the cards in sight are in the page. */
export function CandidateCards({ candidates, isSelected, isMarked, actions }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = cardHeight + gap;
  const { first, end } = useVisibleRows(scroller, { count: candidates.length, rowHeight });
  return (
    <div ref={scroller} className="h-full overflow-y-auto overscroll-contain px-4">
      <ul
        aria-label="Candidates"
        className="relative"
        style={{ height: candidates.length * rowHeight + gap }}
      >
        {candidates.slice(first, end).map((candidate, offset) => (
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
              actions={actions}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
