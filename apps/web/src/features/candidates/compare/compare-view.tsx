import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { ChevronLeft, ChevronRight, Printer, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { compareRows } from "./compare-rows.ts";
import { CompareTable } from "./compare-table.tsx";
import { useCompared } from "./compared.ts";
import type { Standing } from "./compared.ts";
import { useCompareKeys } from "./use-compare-keys.ts";
import { usePrintedOnOnePage } from "./use-printed-on-one-page.ts";
import "./compare.css";

type Props = {
  job: { id: number; title: string };
  list: {
    /** All of the job; those in sight, in their order. */
    candidates: readonly ListedCandidate[];
    visible: readonly ListedCandidate[];
    query: { isLoading: boolean };
  };
  /** As the address says it: "3,9,12". */
  compared: string;
  isNarrow: boolean;
  decisions: { of: (id: number) => Standing | null; undo: () => void };
  onDecide: (ids: readonly number[], decision: DecisionKind | null) => void;
  /** Undefined ends it. */
  onChange: (compared: string | undefined) => void;
};

/** What is compared at most; the address holds as many. */
const most = 4;

/** Two to four candidates in columns: what all share is quiet, what differs stands out. */
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
        title="These candidates are not among the job’s"
        actions={<Button onClick={() => onChange(undefined)}>Back to the list</Button>}
      >
        They may have been deleted, or the link is of another account.
      </EmptyState>
    </main>
  );
}

function Comparison(props: Props & { people: readonly ListedCandidate[] }) {
  const { job, list, people, decisions, onDecide } = props;
  const { visible } = list;
  const close = () => props.onChange(undefined);
  const onChange = (ids: readonly number[]) => props.onChange(ids.join(","));
  const [asked, setAsked] = useState(0);
  const current = Math.min(asked, people.length - 1);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { columns, error, retry } = useCompared(job.id, people);
  const rows = useMemo(() => (columns ? compareRows(columns) : []), [columns]);
  const ids = people.map(({ id }) => id);
  const person = people[current];
  const next = useMemo(() => nextOf(people, visible), [people, visible]);
  const drop = (id: number | undefined) => {
    const left = ids.filter((each) => each !== id);
    if (left.length < 2) close();
    else onChange(left);
  };
  const bringNext = () => {
    if (next === null) return;
    // The current one makes room where there is none.
    onChange(
      ids.length < most ? [...ids, next] : ids.map((id, at) => (at === current ? next : id)),
    );
    if (ids.length < most) setAsked(ids.length);
  };
  const move = (step: 1 | -1) => setAsked(Math.max(0, Math.min(people.length - 1, current + step)));
  useCompareKeys({
    move,
    decide: (decision) => person && onDecide([person.id], decision),
    undo: decisions.undo,
    drop: () => drop(person?.id),
    next: bringNext,
    close: close,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { root, isPrinting } = usePrintedOnOnePage(rows.length);
  // Paper has room for all of the columns.
  const isNarrow = props.isNarrow && !isPrinting;
  return (
    <main ref={root} className="compare flex min-w-0 flex-1 flex-col bg-paper">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 lg:px-5">
        <div className="min-w-0 flex-1 basis-60">
          <h1 ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none sm:text-19">
            Compare {people.length} candidates
          </h1>
          <p className="truncate text-13 text-ink-3">
            {job.title} · what all share is quiet, what differs stands out
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1.5 print:hidden">
          {isNarrow && people.length > 2 && (
            <>
              <IconButton
                label="Previous candidate"
                size="sm"
                disabled={current === 0}
                icon={<ChevronLeft size={16} strokeWidth={1.6} aria-hidden />}
                onClick={() => move(-1)}
              />
              <IconButton
                label="Next candidate"
                size="sm"
                disabled={current === people.length - 1}
                icon={<ChevronRight size={16} strokeWidth={1.6} aria-hidden />}
                onClick={() => move(1)}
              />
            </>
          )}
          <Button size="sm" disabled={next === null} aria-keyshortcuts="N" onClick={bringNext}>
            {ids.length < most ? "Add next" : "Bring next in"}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={onlyDifferences}
            className={onlyDifferences ? "bg-brand-soft! text-brand!" : ""}
            onClick={() => setOnlyDifferences(!onlyDifferences)}
          >
            Only differences
          </Button>
          <Button
            size="sm"
            icon={<Printer size={16} strokeWidth={1.6} aria-hidden />}
            className="max-sm:hidden"
            onClick={() => window.print()}
          >
            Print
          </Button>
          <IconButton
            label="Close the comparison"
            size="sm"
            icon={<X size={16} strokeWidth={1.6} aria-hidden />}
            onClick={close}
          />
        </div>
      </header>
      {error ? (
        <div role="alert">
          <EmptyState
            title="The candidates could not be loaded"
            actions={<Button onClick={retry}>Try Again</Button>}
          >
            {error.message}
          </EmptyState>
        </div>
      ) : columns ? (
        <CompareTable
          {...{ columns, current, decisions, isNarrow, onDecide }}
          rows={onlyDifferences ? rows.filter(({ differs }) => differs) : rows}
          onChoose={setAsked}
          onDrop={drop}
        />
      ) : (
        <div role="status" className="flex flex-col gap-3 p-5">
          <span className="sr-only">Loading the candidates...</span>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-9 w-full" />
          ))}
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-2 text-13 text-ink-3 max-lg:hidden print:hidden">
        {keys.map(([caps, what]) => (
          <span key={what} className="flex items-center gap-1">
            {caps.map((cap) => (
              <Kbd key={cap}>{cap}</Kbd>
            ))}
            {what}
          </span>
        ))}
      </p>
    </main>
  );
}

const keys: readonly [readonly string[], string][] = [
  [["←", "→"], "choose"],
  [["1", "2", "3"], "advance, hold, decline"],
  [["0"], "take back"],
  [["X"], "drop"],
  [["N"], "bring the next one in"],
  [["Esc"], "close"],
];

/** Who comes after the last of those compared, in the list's order; from the top again. */
function nextOf(
  people: readonly ListedCandidate[],
  visible: readonly ListedCandidate[],
): number | null {
  const known = new Set(people.map(({ id }) => id));
  const last = Math.max(...people.map(({ id }) => visible.findIndex((each) => each.id === id)));
  const inTurn = [...visible.slice(last + 1), ...visible.slice(0, last + 1)];
  return inTurn.find(({ id }) => !known.has(id))?.id ?? null;
}
