import { decisionKinds, decisionWords } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { ChevronDown, X } from "lucide-react";
import type { Selection } from "../../features/candidates/selection/use-selection.ts";
import { ExportMenu } from "../../features/shortlist/export-menu.tsx";
import type { Shortlist } from "../../features/shortlist/use-shortlist.ts";
import { toast } from "../../lib/toast.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

type Props = {
  selection: Selection;
  shortlist: Shortlist;
  /** Candidates in sight. */
  visibleCount: number;
  onDecide: (decision: DecisionKind) => void;
  onCompare: () => void;
  onExport: (format: ExportFormat) => void;
  onDelete: () => void;
};

/** What can be done with all selected candidates at once; stands under the list while there are any. */
export function SelectionBar(props: Props) {
  const { selection, shortlist, visibleCount, onDecide, onCompare, onExport, onDelete } = props;
  const { ids } = selection;
  if (ids.length === 0) return null;
  const areAllShortlisted = ids.every(shortlist.has);
  const changeShortlist = () => {
    if (areAllShortlisted) shortlist.remove(ids);
    else shortlist.add(ids);
    toast({ title: areAllShortlisted ? "Removed from shortlist" : "Added to shortlist" });
  };
  return (
    <div
      role="toolbar"
      aria-label="Selected candidates"
      className="flex items-center gap-2 border-t border-line bg-surface pl-2 lg:pl-3"
    >
      <IconButton
        label="Clear selection"
        size="sm"
        icon={<X size={16} strokeWidth={1.6} aria-hidden />}
        onClick={selection.clear}
      />
      <p role="status" className="shrink-0 text-13 font-medium figures">
        {ids.length.toLocaleString("en")} selected
      </p>
      {/* One row on any screen: what has no room is scrolled to. */}
      <div className="flex min-w-0 flex-1 items-center gap-1.5 overflow-x-auto px-2 py-2 [scrollbar-width:none]">
        {decisionKinds.map((decision, at) => (
          <Button
            key={decision}
            size="sm"
            aria-keyshortcuts={String(at + 1)}
            onClick={() => onDecide(decision)}
          >
            {decisionWords[decision].label}
          </Button>
        ))}
        {ids.length >= 2 && ids.length <= 4 && (
          <Button size="sm" aria-keyshortcuts="C" onClick={onCompare}>
            Compare
          </Button>
        )}
        <Button size="sm" onClick={changeShortlist}>
          {areAllShortlisted ? "Remove from Shortlist" : "Add to Shortlist"}
        </Button>
        <ExportMenu
          label="Export selected candidates"
          trigger={
            <>
              Export
              <ChevronDown size={16} strokeWidth={1.6} aria-hidden />
            </>
          }
          triggerClassName="gap-1"
          onExport={onExport}
        />
        <Button size="sm" variant="quiet" className="text-danger!" onClick={onDelete}>
          Delete
        </Button>
        {ids.length < visibleCount && (
          <Button size="sm" variant="quiet" className="ml-auto" onClick={selection.selectAll}>
            Select all {visibleCount.toLocaleString("en")}
          </Button>
        )}
      </div>
    </div>
  );
}
