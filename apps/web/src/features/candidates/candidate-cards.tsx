import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { CandidateCard } from "./candidate-card.tsx";
import type { RowActions } from "./row-actions.ts";

type Props = {
  /** Filtered and sorted. */
  candidates: readonly Candidate[];
  isSelected: (id: number) => boolean;
  actions: RowActions;
};

/** The list on narrow screens; only the cards in sight are in the page. */
export function CandidateCards({ candidates, isSelected, actions }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const cards = useVirtualizer({
    count: candidates.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 176,
    getItemKey: (index) => candidates[index]?.id ?? index,
    overscan: 4,
    paddingStart: 4,
    paddingEnd: 12,
    gap: 10,
    useFlushSync: false,
  });
  return (
    <div ref={scroller} className="h-full overflow-y-auto overscroll-contain px-4">
      <ul aria-label="Candidates" className="relative" style={{ height: cards.getTotalSize() }}>
        {cards.getVirtualItems().map(({ index, start }) => {
          const candidate = candidates[index];
          return (
            candidate && (
              <li
                key={candidate.id}
                ref={cards.measureElement}
                data-index={index}
                aria-setsize={candidates.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <CandidateCard
                  candidate={candidate}
                  isSelected={isSelected(candidate.id)}
                  actions={actions}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
