import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { flexRender } from "@tanstack/react-table";
import type { Row } from "@tanstack/react-table";
import { memo } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import type { ExcerptParts } from "../full-text/use-excerpts.ts";
import type { RowActions } from "../row-actions.ts";
import { RowMenuButton } from "../row-menu.tsx";
import type { features } from "./columns.tsx";
import { PersonCell } from "./person-cell.tsx";

/** Pixels, with the line below. */
export const rowHeight = 54;

type Props = {
  candidate: ListedCandidate;
  /** The visible ones, which change when a column is hidden. */
  cells: ReturnType<Row<typeof features, ListedCandidate>["getVisibleCells"]>;
  index: number;
  isOpen: boolean;
  isShortlisted: boolean;
  isSelected: boolean;
  excerpt?: ExcerptParts | undefined;
  actions: RowActions;
};

export const TableRow = memo(function TableRow(props: Props) {
  const { candidate, cells, index, isOpen, actions } = props;
  const name = displayName(candidate);
  const ground = isOpen ? "bg-brand-soft" : "row-ground";
  return (
    // A click anywhere opens the row; keyboards and screen readers have the name's button.
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row-id={candidate.id}
      aria-current={isOpen ? "true" : undefined}
      className={`${rowStyle} ${ground}`}
      style={{
        height: rowHeight,
        top: index * rowHeight,
      }}
      onClick={() => actions.open(candidate.id)}
    >
      <div
        role="cell"
        className={`sticky left-0 z-10 flex items-center justify-center ${ground}`}
        onClick={stop}
      >
        <Checkbox
          checked={props.isShortlisted}
          onChange={() => actions.toggleShortlisted(candidate.id)}
          label={`Shortlist ${name}`}
          hideLabel
        />
      </div>
      {cells.map((cell) => {
        const { id, columnDef } = cell.column;
        return (
          <div
            key={id}
            role="cell"
            className={classNames(
              "min-w-0 px-2.5",
              columnDef.meta?.className,
              columnDef.meta?.isPinned && `z-10 ${ground}`,
            )}
          >
            {id === "name" ? (
              <PersonCell
                candidate={candidate}
                isSelected={props.isSelected}
                excerpt={props.excerpt}
                actions={actions}
              />
            ) : (
              flexRender(columnDef.cell, cell.getContext())
            )}
          </div>
        );
      })}
      <div role="cell" className="flex items-center justify-center" onClick={stop}>
        <RowMenuButton name={name} onOpen={() => actions.openMenu(candidate)} />
      </div>
    </div>
  );
});

const rowStyle =
  "absolute inset-x-0 grid grid-cols-(--columns) cursor-pointer border-b border-line contain-layout contain-style";

function stop(event: { stopPropagation: () => void }): void {
  event.stopPropagation();
}
