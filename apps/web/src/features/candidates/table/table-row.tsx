import { displayName } from "@resume-picker/domain/candidates/display-name";
import { memo } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { useSlide } from "../use-slide.ts";
import { RowMenuButton } from "../row-menu.tsx";
import type { RowProps } from "../row-props.ts";
import { ShortlistStar } from "../shortlist-star.tsx";
import { PersonCell } from "./person-cell.tsx";
import { besidePinned, pinned } from "./table-grid.ts";
import type { CandidateTableModel } from "./use-candidate-table.ts";

type Props = RowProps & {
  /** The visible columns. */
  columns: ReturnType<CandidateTableModel["getVisibleLeafColumns"]>;
  index: number;
  isOpen: boolean;
};

export const TableRow = memo(function TableRow(props: Props) {
  const { candidate, columns, index, isOpen, isSelected, actions } = props;
  const name = displayName(candidate);
  const top = `calc(${index} * var(--row-height))`;
  const row = useSlide<HTMLDivElement>(top);
  const ground = isOpen ? "bg-brand-soft" : isSelected ? "bg-sunken" : "row-ground";
  return (
    // A click anywhere opens the row. Keyboards and screen readers use the name's button.
    <div
      ref={row}
      role="row"
      aria-rowindex={index + 2}
      data-row-id={candidate.id}
      aria-current={isOpen ? "true" : undefined}
      className={`${rowStyle} ${ground}`}
      style={{ top }}
      onClick={() => actions.open(candidate.id)}
    >
      <div role="cell" className={`left-0 ${pinned} ${ground}`}>
        <ShortlistStar
          name={name}
          isOn={props.isShortlisted}
          onToggle={() => actions.toggleShortlisted(candidate.id)}
        />
      </div>
      {columns.map(({ id, columnDef: { meta } }) => (
        <div
          key={id}
          role="cell"
          className={classNames(
            "min-w-0 px-2",
            meta?.className,
            meta?.isPinned ? `${pinned} ${ground}` : besidePinned,
          )}
        >
          {meta?.show ? (
            meta.show(candidate)
          ) : (
            <PersonCell
              candidate={candidate}
              isSelected={isSelected}
              excerpt={props.excerpt}
              decision={props.decision}
              decidedBy={props.decidedBy}
              opinions={props.opinions ?? null}
              allOpinions={props.allOpinions ?? null}
              actions={actions}
            />
          )}
        </div>
      ))}
      <div
        role="cell"
        className={`-right-px flex items-center justify-center ${pinned} ${ground}`}
        onClick={stop}
      >
        <RowMenuButton name={name} onOpen={() => actions.openMenu(candidate)} />
      </div>
    </div>
  );
});

const rowStyle =
  "absolute inset-x-0 grid h-(--row-height) grid-cols-(--columns) cursor-pointer border-b border-line contain-layout contain-style";

function stop(event: { stopPropagation: () => void }): void {
  event.stopPropagation();
}
