import { maxAdded } from "@resume-picker/domain/talent-pool/pool-rules";
import { Button } from "../../ui/button.tsx";
import type { PoolSelection } from "./use-pool-selection.ts";
import { people as countText } from "./retention-words.ts";

type Props = {
  /** The number of matching candidates, or undefined while it is loading. */
  total: number | undefined;
  selection: PoolSelection;
  onAdd: () => void;
  onExport: () => void;
  onDelete: () => void;
};

/** The number of names shown next to the count. Dialogs show all of them. */
const shownNames = 3;

/** The number of candidates, the selection, and the actions for it. */
export function PoolBar({ total, selection, onAdd, onExport, onDelete }: Props) {
  const count = selection.people.length;
  return (
    <div className="mb-2 flex min-h-9 flex-wrap items-center gap-2">
      <p role="status" className="mr-auto text-13 text-ink-2 figures max-sm:w-full">
        {total !== undefined && countText(total)}
        {count > 0 && <Selected selection={selection} />}
      </p>
      {count > 0 && (
        <Button size="sm" variant="quiet" onClick={selection.clear}>
          Clear selection
        </Button>
      )}
      <Button
        size="sm"
        variant="primary"
        disabled={count === 0 || count > maxAdded}
        onClick={onAdd}
      >
        Add to Job
      </Button>
      <Button size="sm" disabled={count === 0} onClick={onExport}>
        Export CSV
      </Button>
      <Button size="sm" disabled={count === 0} onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}

function Selected({ selection: { people } }: { selection: PoolSelection }) {
  const hidden = people.filter(({ isInSight }) => !isInSight);
  const more = hidden.length - shownNames;
  return (
    <>
      , {people.length.toLocaleString("en")} selected
      {hidden.length > 0 && (
        <span className="text-warning">
          , {hidden.length.toLocaleString("en")} not in this list:{" "}
          {hidden
            .slice(0, shownNames)
            .map(({ name }) => name)
            .join(", ")}
          {more > 0 && ` and ${more.toLocaleString("en")} more`}
        </span>
      )}
    </>
  );
}
