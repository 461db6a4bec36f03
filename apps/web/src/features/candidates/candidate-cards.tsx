import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useState } from "react";
import type { ReactNode } from "react";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { useSlide } from "./use-slide.ts";
import { useVirtualRows } from "../../lib/use-virtual-rows.ts";
import { useExcerpts } from "./full-text/use-excerpts.ts";
import { usePrefetchedDetails } from "./use-candidate-detail.ts";
import { CandidateCard } from "./candidate-card.tsx";
import type { ListActions, ListMarks } from "./row-actions.ts";
import { useRowMenu } from "./row-menu.tsx";
import { marksOf } from "./row-props.ts";
import { SortBy, sortByHeight } from "./table/sort-by.tsx";
import type { SortChoice } from "./table/sort-by.tsx";

type Props = {
  jobId: number;
  /** Filtered and sorted. */
  candidates: readonly ListedCandidate[];
  /** The text that the CVs are searched for, or an empty string. */
  search: string;
  marks: ListMarks & { list: SortChoice };
  actions: ListActions;
};

/** Pixels. */
const cardHeight = 206;
const gap = 10;
/** One screen of a phone. Every further card adds fifty elements to style. */
const overscan = 3;

/**
 * The list on narrow screens, with two columns on a tablet. Only the visible cards are rendered.
 */
export function CandidateCards(props: Props) {
  const { jobId, search, candidates, marks } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { actions, menu } = useRowMenu(props.actions);
  const lanes = useMediaQuery("(min-width: 640px)") ? 2 : 1;
  const { items, height, focusHandlers } = useVirtualRows(scroller, {
    rows: candidates,
    rowHeight: cardHeight,
    headerHeight: sortByHeight,
    lanes,
    gap,
    overscan,
  });
  const shown = items.map(({ row }) => row);
  usePrefetchedDetails(jobId, shown);
  const excerptOf = useExcerpts(jobId, search, shown);
  return (
    <div ref={setScroller} className="h-full overflow-y-auto overscroll-contain px-4">
      <SortBy {...marks.list} />
      <ul
        aria-label="Candidates"
        className="relative"
        style={{ height: height + gap }}
        {...focusHandlers}
      >
        {items.map(({ row: candidate, index, lane, top }) => (
          <Place
            key={candidate.id}
            {...{ index, top }}
            id={candidate.id}
            count={candidates.length}
            left={`calc(${lane} * (100% + ${gap}px) / ${lanes})`}
            width={`calc((100% + ${gap}px) / ${lanes} - ${gap}px)`}
          >
            <CandidateCard
              candidate={candidate}
              {...marksOf(candidate, marks)}
              excerpt={excerptOf(candidate.id)}
              actions={actions}
            />
          </Place>
        ))}
      </ul>
      {menu}
    </div>
  );
}

type PlaceProps = Record<"id" | "index" | "count" | "top", number> &
  Record<"left" | "width", string> & { children: ReactNode };

/** The place of a card in the list, to which it slides when the list changes. */
function Place({ id, index, count, top, left, width, children }: PlaceProps) {
  return (
    <li
      ref={useSlide<HTMLLIElement>(`${top}px`)}
      data-row-id={id}
      aria-setsize={count}
      aria-posinset={index + 1}
      className="absolute"
      style={{ height: cardHeight, top, left, width }}
    >
      {children}
    </li>
  );
}
