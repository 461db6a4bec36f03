import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { Columns2, Download } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useMovedItems } from "./use-moved-items.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { ShortlistCard } from "./shortlist-card.tsx";
import type { CardDecision } from "./shortlist-card.tsx";
import { shortlistOrders, toShortlistOrder } from "./shortlist-order.ts";
import type { ShortlistOrder } from "./shortlist-order.ts";
import { useArranging } from "./use-arranging.ts";

type Props = {
  jobTitle: string;
  /** The candidates in the selected order. */
  candidates: readonly ListedCandidate[];
  order: ShortlistOrder;
  onOrder: (order: ShortlistOrder) => void;
  /** Saves a manual order. Null without permission. */
  onArrange: ((ids: readonly number[]) => void) | null;
  decisionOf: (id: number) => CardDecision | null;
  /** More actions for the whole list. */
  children?: ReactNode;
  onExport: (format?: ExportFormat) => void;
  onCompare: (ids: readonly number[]) => void;
  onView: (id: number) => void;
  onDownload: (candidate: ListedCandidate) => void;
  onRemove: (id: number) => void;
};

/** The maximum number of candidates to compare. */
const mostCompared = 4;

export function ShortlistView(props: Props) {
  const { jobTitle, candidates, order, onOrder, onArrange, decisionOf, onExport, onCompare } =
    props;
  const { onView, onDownload, onRemove } = props;
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const ids = candidates.map(({ id }) => id);
  const arrangingOf = useArranging(ids, onArrange);
  const list = useRef<HTMLUListElement>(null);
  useMovedItems(list, ids.join());
  if (candidates.length === 0) {
    return (
      <EmptyState title="No candidates shortlisted" className="m-auto">
        Review candidates in the ranking view and add promising ones.
      </EmptyState>
    );
  }
  const chosen = candidates.filter(({ id }) => ticked.includes(id)).map(({ id }) => id);
  // Without a selection, the first ones are compared.
  const compared = chosen.length > 0 ? chosen : ids;
  return (
    <section
      aria-labelledby="shortlist-heading"
      className="h-full overflow-y-auto px-4 py-4 lg:px-5"
    >
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <div className="mr-2 min-w-0 flex-1 basis-40">
          <h2 id="shortlist-heading" className="text-16 font-semibold">
            Shortlisted Candidates
          </h2>
          <p className="text-13 text-ink-2 figures">
            {candidates.length} {candidates.length === 1 ? "candidate" : "candidates"} selected for{" "}
            {jobTitle}
          </p>
        </div>
        <SelectField
          label="Order"
          hideLabel
          className="w-40 sm:w-36"
          value={order}
          options={shortlistOrders}
          onChange={({ target }) => onOrder(toShortlistOrder(target.value))}
        />
        {candidates.length > 1 && (
          <Button
            icon={<Columns2 size={16} strokeWidth={1.6} aria-hidden />}
            disabled={chosen.length === 1 || chosen.length > mostCompared}
            title={`Tick two to ${mostCompared} candidates, or compare the first ${mostCompared}`}
            onClick={() => onCompare(compared.slice(0, mostCompared))}
          >
            Compare{chosen.length > 0 && ` (${chosen.length})`}
          </Button>
        )}
        {props.children}
        <Button
          icon={<Download size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => onExport()}
        >
          Export Shortlist
        </Button>
      </div>
      <ul
        ref={list}
        aria-label="Shortlist"
        className="relative grid gap-2.5 [grid-template-columns:repeat(auto-fill,minmax(min(17.5rem,100%),1fr))]"
      >
        {candidates.map((candidate) => (
          <ShortlistCard
            key={candidate.id}
            candidate={candidate}
            decision={decisionOf(candidate.id)}
            arranging={arrangingOf(candidate.id)}
            isTicked={ticked.includes(candidate.id)}
            onTick={(isTicked) =>
              setTicked((before) =>
                isTicked
                  ? [...before, candidate.id]
                  : before.filter((each) => each !== candidate.id),
              )
            }
            onView={onView}
            onDownload={onDownload}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  );
}
