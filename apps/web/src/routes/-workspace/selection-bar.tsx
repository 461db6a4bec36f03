import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { ChevronDown, X } from "lucide-react";
import { ExportMenu } from "../../features/shortlist/export-menu.tsx";
import { toast } from "../../lib/toast.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { WorkspaceState } from "./use-workspace.ts";

type Props = {
  workspace: WorkspaceState;
  onExport: (format: ExportFormat) => void;
  onDelete: () => void;
};

/** What can be done with all selected candidates at once; stands under the list while there are any. */
export function SelectionBar({ workspace, onExport, onDelete }: Props) {
  const { selection, shortlist, visible } = workspace;
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
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-surface px-4 py-2 lg:px-5"
    >
      <p role="status" className="mr-1 flex items-center gap-2 text-13 font-medium figures">
        <span aria-hidden className="h-4 w-1 rounded-full bg-ink" />
        {ids.length.toLocaleString("en")} selected
      </p>
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
      <span className="grow" />
      {ids.length < visible.length && (
        <Button size="sm" variant="quiet" onClick={selection.selectAll}>
          Select all {visible.length.toLocaleString("en")}
        </Button>
      )}
      <IconButton
        label="Clear selection"
        size="sm"
        icon={<X size={16} strokeWidth={1.6} aria-hidden />}
        onClick={selection.clear}
      />
    </div>
  );
}
