import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CompareKeys } from "./compare-keys.tsx";
import { CompareToolbar } from "./compare-toolbar.tsx";
import { compareRows } from "./compare-rows.ts";
import { CompareTable } from "./compare-table.tsx";
import { useCompared } from "./compared.ts";
import type { Standing } from "./compared.ts";
import { useComparison } from "./use-comparison.ts";
import { usePrintedOnOnePage } from "./use-printed-on-one-page.ts";
import "./compare.css";
import { reasonFor } from "../../../lib/error-message.ts";

type Props = {
  job: { id: number; title: string };
  list: {
    /** All candidates of the job, and the visible ones in order. */
    candidates: readonly ListedCandidate[];
    visible: readonly ListedCandidate[];
    query: { isLoading: boolean };
  };
  /** The ids from the address, such as "3,9,12". */
  compared: string;
  isNarrow: boolean;
  decisions: { of: (id: number) => Standing | null; undo: () => void };
  onDecide: (ids: readonly number[], decision: DecisionKind | null) => void;
  /** Called with undefined to close the comparison. */
  onChange: (compared: string | undefined) => void;
};

/**
 * Compares two to four candidates in columns. Equal values are muted, and differences are
 * emphasized.
 */
export function CompareView(props: Props) {
  const { list, compared, onChange } = props;
  const people = useMemo(
    () =>
      compared
        .split(",")
        .flatMap((id) => list.candidates.find((each) => each.id === Number(id)) ?? []),
    [compared, list.candidates],
  );
  if (people.length > 1) return <Comparison {...props} people={people} />;
  if (list.query.isLoading) return <main className="flex-1" aria-busy="true" />;
  return (
    <main className="flex-1">
      <EmptyState
        title="These candidates aren’t in this job"
        actions={<Button onClick={() => onChange(undefined)}>Back to the list</Button>}
      >
        They may have been deleted, or the link belongs to another account.
      </EmptyState>
    </main>
  );
}

function Comparison(props: Props & { people: readonly ListedCandidate[] }) {
  const { job, list, people, decisions, onDecide, onChange } = props;
  const comparison = useComparison({
    people,
    visible: list.visible,
    decide: onDecide,
    undo: decisions.undo,
    onChange,
  });
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { columns, error, retry } = useCompared(job.id, people);
  const rows = useMemo(() => (columns ? compareRows(columns) : []), [columns]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { root, isPrinting } = usePrintedOnOnePage(rows.length);
  // A printed page has enough space for all columns.
  const isNarrow = props.isNarrow && !isPrinting;
  return (
    <main ref={root} className="compare flex min-w-0 flex-1 flex-col bg-paper">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 lg:px-5">
        <div className="min-w-0 flex-1 basis-60">
          <h1 ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none sm:text-19">
            Compare {people.length} candidates
          </h1>
          <p className="truncate text-13 text-ink-3" title={job.title}>
            {job.title} · differences stand out
          </p>
        </div>
        <CompareToolbar
          {...{ comparison, onlyDifferences }}
          turning={isNarrow ? people.length : 0}
          onOnlyDifferences={setOnlyDifferences}
        />
      </header>
      {error ? (
        <div role="alert">
          <EmptyState
            title="The candidates could not be loaded"
            actions={<Button onClick={retry}>Try Again</Button>}
          >
            {reasonFor(error)}
          </EmptyState>
        </div>
      ) : columns ? (
        <CompareTable
          {...{ columns, decisions, isNarrow, onDecide }}
          current={comparison.current}
          rows={onlyDifferences ? rows.filter(({ differs }) => differs) : rows}
          onChoose={comparison.choose}
          onDrop={comparison.drop}
        />
      ) : (
        <LoadingRows />
      )}
      <CompareKeys />
    </main>
  );
}

function LoadingRows() {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col gap-3 overflow-hidden p-5">
      <span className="sr-only">Loading the candidates...</span>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-9 w-full" />
      ))}
    </div>
  );
}
