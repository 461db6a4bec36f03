import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { classNames } from "../../../lib/class-names.ts";
import { DecideButtons } from "../decide-buttons.tsx";
import type { CompareRow } from "./compare-rows.ts";
import { CompareCellContent } from "./compare-cell.tsx";
import { ComparedHeader } from "./compared-header.tsx";
import type { Compared, Standing } from "./compared.ts";

type Props = {
  columns: readonly Compared[];
  rows: readonly CompareRow[];
  /** The index of the column that the keyboard shortcuts apply to. */
  current: number;
  isNarrow: boolean;
  decisions: { of: (id: number) => Standing | null };
  onDecide: (ids: readonly number[], decision: DecisionKind | null) => void;
  onChoose: (column: number) => void;
  onDrop: (id: number) => void;
};

/** Phones show two columns at a time, with the row's label above them. */
export function CompareTable(props: Props) {
  const { columns, rows, current, isNarrow, decisions, onDecide, onChoose, onDrop } = props;
  const first = isNarrow ? Math.min(Math.max(0, current - 1), Math.max(0, columns.length - 2)) : 0;
  const shown = isNarrow ? columns.slice(first, first + 2) : columns;
  const ground = (at: number) => (first + at === current ? "bg-surface" : "");
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Comparison"
      className="min-h-0 flex-1 overflow-auto px-4 pb-6 lg:px-5"
    >
      <table className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr>
            {!isNarrow && (
              <td className="sticky top-0 z-10 w-40 border-b border-line-strong bg-paper" />
            )}
            {shown.map(({ row }, at) => (
              <th
                key={row.id}
                scope="col"
                aria-current={first + at === current || undefined}
                className={classNames(
                  "sticky top-0 z-10 border-b border-line-strong p-2.5 align-top font-normal",
                  ground(at) || "bg-paper",
                )}
              >
                <ComparedHeader
                  candidate={row}
                  standing={decisions.of(row.id)}
                  place={isNarrow ? `${first + at + 1} of ${columns.length}` : null}
                  isCurrent={first + at === current}
                  onChoose={() => onChoose(first + at)}
                  onDrop={() => onDrop(row.id)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} {...{ row, first, isNarrow, ground }} count={shown.length} />
          ))}
          <tr>
            {!isNarrow && <RowLabel label="Decision" hint="with its reasons" />}
            {shown.map(({ row }, at) => {
              const standing = decisions.of(row.id);
              const why = [standing?.reasons.join(", "), standing?.note].filter(Boolean);
              return (
                <td key={row.id} className={classNames("p-2.5 align-top", ground(at))}>
                  {why.map((line) => (
                    <p key={line} className="mb-1.5 text-13 break-words">
                      {line}
                    </p>
                  ))}
                  <div className="print:hidden">
                    <DecideButtons
                      standing={standing}
                      size="sm"
                      onDecide={(decision) => onDecide([row.id], decision)}
                    />
                  </div>
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
      {rows.length === 0 && <p className="py-6 text-ink-2">No differences.</p>}
    </div>
  );
}

type RowProps = {
  row: CompareRow;
  /** The index of the first visible column. */
  first: number;
  count: number;
  isNarrow: boolean;
  ground: (at: number) => string;
};

function Row({ row, first, count, isNarrow, ground }: RowProps) {
  const { label, hint, cells, differs } = row;
  const shown = cells.slice(first, first + count);
  return (
    <>
      {isNarrow && (
        <tr>
          <th scope="rowgroup" colSpan={count} className="px-2.5 pt-2.5 text-13 font-medium">
            {label} <span className="font-normal text-ink-3">{hint}</span>
          </th>
        </tr>
      )}
      <tr className="border-b border-line">
        {!isNarrow && <RowLabel label={label} hint={hint} />}
        {shown.map((cell, at) => (
          <td key={at} className={classNames("p-2.5 align-top", ground(at))}>
            <CompareCellContent cell={cell} isQuiet={!differs} />
          </td>
        ))}
      </tr>
    </>
  );
}

function RowLabel({ label, hint }: { label: string; hint: string }) {
  return (
    <th scope="row" className="py-2.5 pr-3 align-top font-normal break-words">
      <span className="block text-13 font-semibold">{label}</span>
      <span className="block text-12 text-ink-3">{hint}</span>
    </th>
  );
}
