import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { memo, useEffect, useRef } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { displayName } from "../candidate-text.ts";
import type { ExcerptParts } from "../full-text/use-excerpts.ts";
import { MarkBox } from "../marks/mark-box.tsx";
import type { RowActions } from "../row-actions.ts";
import { RowMenu } from "../row-menu.tsx";
import { WarningMark } from "../warning-mark.tsx";
import { columns } from "./columns.tsx";

/** Pixels. */
export const rowHeight = 54;

type Props = {
  candidate: ListedCandidate;
  index: number;
  gridTemplateColumns: string;
  isOpen: boolean;
  isSelected: boolean;
  isMarked: boolean;
  excerpt?: ExcerptParts | undefined;
  actions: RowActions;
};

const cell = "flex min-w-0 items-center px-2.5";
const textCell = "truncate px-2.5 leading-[53px]";
const menuCell = "flex items-center justify-center";
const classes = columns.map(({ className, isPinned = false, isText = false }) => {
  const base = classNames(isText ? textCell : cell, className);
  // Over what they cover, pinned cells need the row's colour.
  return isPinned
    ? { plain: `${base} bg-surface`, open: `${base} bg-brand-soft` }
    : { plain: base, open: base };
});

export const TableRow = memo(function TableRow(props: Props) {
  const { candidate, index, gridTemplateColumns, isOpen, isSelected, isMarked, excerpt, actions } =
    props;
  const name = displayName(candidate);
  const row = useRef<HTMLDivElement>(null);
  // Scrolled out of sight, a row becomes another one's: the focus doesn't go along.
  useEffect(() => {
    const element = row.current;
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && element?.contains(activeElement)) {
        activeElement.blur();
      }
    };
  }, [index]);
  return (
    // A click anywhere opens the row; keyboards and screen readers have the name's button.
    <div
      ref={row}
      role="row"
      aria-rowindex={index + 2}
      aria-current={isOpen ? "true" : undefined}
      className={isOpen ? `${rowStyle} bg-brand-soft` : `${rowStyle} ${hoverStyle} bg-surface`}
      style={{
        gridTemplateColumns,
        height: rowHeight,
        transform: `translateY(${index * rowHeight}px)`,
      }}
      onClick={() => actions.open(candidate.id)}
    >
      <div
        role="cell"
        className={`pinned-left ${menuCell} ${isOpen ? "bg-brand-soft" : "bg-surface"}`}
        onClick={stop}
      >
        <Checkbox
          checked={isSelected}
          onChange={() => actions.toggleSelected(candidate.id)}
          label={`Select ${name}`}
          hideLabel
        />
      </div>
      {columns.map(({ id, cell: content }, at) => (
        <div key={id} role="cell" className={isOpen ? classes[at]?.open : classes[at]?.plain}>
          {id === "candidate" ? (
            <>
              <MarkBox
                label={name}
                name={candidate.name}
                isMarked={isMarked}
                onToggle={(isRange) => actions.toggleMarked(candidate.id, isRange)}
              />
              <button
                type="button"
                className="ml-2.5 min-w-0 rounded-control text-left"
                onClick={(event) => {
                  event.stopPropagation();
                  actions.open(candidate.id);
                }}
              >
                {content(candidate, excerpt)}
              </button>
              {candidate.warnings.length > 0 && (
                <span className="ml-auto pl-1.5">
                  <WarningMark warnings={candidate.warnings} />
                </span>
              )}
            </>
          ) : (
            content(candidate)
          )}
        </div>
      ))}
      <div role="cell" className={menuCell} onClick={stop}>
        <RowMenu
          candidateId={candidate.id}
          name={name}
          onDelete={() => actions.delete(candidate)}
        />
      </div>
    </div>
  );
});

/**
 * The row's own veil shows that it is pointed at. Were its cells to change with it, or were the veil
 * to come and go, each row that a scroll moves below the pointer would be styled or laid out anew.
 */
const hoverStyle = "hover:after:bg-ink/3";
const rowStyle =
  "absolute inset-x-0 top-0 grid cursor-pointer contain-strict border-b border-line after:pointer-events-none after:absolute after:inset-0 after:z-20";

function stop(event: { stopPropagation: () => void }): void {
  event.stopPropagation();
}
