import { maxAddedAtOnce } from "@resume-picker/domain/talent-pool/pool-rules";
import { X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { PoolSelection } from "./use-pool-selection.ts";
import { people as countText } from "./retention/retention-words.ts";

/** The number of names shown next to the count. Dialogs show all of them. */
const shownNames = 3;

type CountProps = {
  /** The number of matching candidates, or undefined while it is loading. */
  total: number | undefined;
  selection: PoolSelection;
};

/** The number of candidates, and the selection. */
export function PoolCount({ total, selection }: CountProps) {
  return (
    <p role="status" className="mr-auto text-13 text-ink-2 figures">
      {total !== undefined && countText(total)}
      {selection.people.length > 0 && <Selected selection={selection} />}
    </p>
  );
}

type ActionsProps = {
  selection: PoolSelection;
  onAdd: () => void;
  onExport: () => void;
  onDelete: () => void;
};

/** The actions for the selected candidates. */
export function PoolActions({ selection, onAdd, onExport, onDelete }: ActionsProps) {
  const count = selection.people.length;
  return (
    <>
      {count > 0 && (
        <IconButton
          label="Clear selection"
          size="sm"
          icon={<X size={16} strokeWidth={1.6} aria-hidden />}
          onClick={selection.clear}
        />
      )}
      <Button
        size="sm"
        variant="primary"
        disabled={count === 0 || count > maxAddedAtOnce}
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
    </>
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
