import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { memo } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { displayName } from "../candidate-text.ts";
import type { ExcerptParts } from "../full-text/use-excerpts.ts";
import { MarkBox } from "../marks/mark-box.tsx";
import type { RowActions } from "../row-actions.ts";
import { RowMenu } from "../row-menu.tsx";
import { WarningMark } from "../warning-mark.tsx";
import { columns } from "./columns.tsx";
import { boxArea, columnAreas, gridTemplateColumns, menuArea } from "./table-grid.ts";

/** Pixels. */
export const rowHeight = 54;

type Props = {
  candidate: ListedCandidate;
  index: number;
  /** Names the element, which is given to other rows. */
  place: number;
  isOpen: boolean;
  isSelected: boolean;
  isMarked: boolean;
  excerpt?: ExcerptParts | undefined;
  actions: RowActions;
};

// Of a height that is said, row and cells (`rowHeight` less the row's line): a cell that stretches
// is laid out twice.
const cell = "flex h-[53px] min-w-0 items-center px-2.5";
const textCell = "h-[53px] px-2.5 leading-[53px] whitespace-nowrap";
const menuCell = "flex h-[53px] items-center justify-center";
const classes = columns.map(({ className, isPinned = false, isText = false }) =>
  classNames(isText ? textCell : cell, className, isPinned && "row-ground"),
);

export const TableRow = memo(function TableRow(props: Props) {
  const { candidate, index, place, isOpen } = props;
  const { isSelected, isMarked, excerpt, actions } = props;
  const name = displayName(candidate);
  return (
    // A click anywhere opens the row; keyboards and screen readers have the name's button.
    <div
      role="row"
      aria-rowindex={index + 2}
      data-place={place}
      aria-current={isOpen ? "true" : undefined}
      className={rowStyle}
      style={{
        gridTemplateColumns,
        height: rowHeight,
        transform: `translateY(${index * rowHeight}px)`,
      }}
      onClick={() => actions.open(candidate.id)}
    >
      <div
        role="cell"
        className={`pinned-left row-ground ${menuCell}`}
        style={boxArea}
        onClick={stop}
      >
        <Checkbox
          checked={isSelected}
          onChange={() => actions.toggleSelected(candidate.id)}
          label={`Select ${name}`}
          hideLabel
        />
      </div>
      {columns.map(({ id, cell: content, isLong }, at) => (
        <div
          key={id}
          role="cell"
          className={isLong?.(candidate) ? `${classes[at]} truncate` : classes[at]}
          style={columnAreas[at]}
        >
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
                data-lines=""
                // Cut as one, in the colour of what is cut more often.
                className="ml-2.5 min-w-0 truncate rounded-control py-0.5 text-left text-13 text-ink-3"
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
      <div role="cell" className={menuCell} style={menuArea} onClick={stop}>
        <RowMenu
          candidateId={candidate.id}
          name={name}
          onDelete={() => actions.delete(candidate)}
        />
      </div>
    </div>
  );
});

const rowStyle =
  "absolute inset-x-0 top-0 grid grid-rows-[53px] items-start cursor-pointer contain-strict will-change-transform border-b border-line row-ground";

function stop(event: { stopPropagation: () => void }): void {
  event.stopPropagation();
}
