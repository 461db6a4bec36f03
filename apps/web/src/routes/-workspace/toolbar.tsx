import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { ExportMenu } from "../../features/shortlist/export-menu.tsx";
import { Button } from "../../ui/button.tsx";
import type { WorkspaceState } from "./use-workspace.ts";

type Props = {
  workspace: WorkspaceState;
  onConfigure: () => void;
  onExport: (format?: ExportFormat) => void;
  onContact: () => void;
};

export function Toolbar({ workspace, onConfigure, onExport, onContact }: Props) {
  const { ranking, shortlist } = workspace;
  const { running } = ranking;
  return (
    <div role="toolbar" aria-label="Ranking" className="flex flex-wrap items-center gap-1">
      <Button
        disabled={running !== null}
        busy={running === "manual"}
        onClick={ranking.rankManually}
      >
        {running === "manual" ? "Calculating..." : "Manual Rank"}
      </Button>
      <Button
        variant="primary"
        disabled={running !== null}
        busy={running === "ai"}
        onClick={ranking.rankByAi}
      >
        {running === "ai" ? "AI Ranking..." : "AI Rank"}
      </Button>
      <Button variant="quiet" className="px-2.5!" onClick={onConfigure}>
        Configure Weights
      </Button>
      <span className="flex items-center">
        <Button
          variant="quiet"
          className="pr-1.5! pl-2.5!"
          disabled={shortlist.ids.length === 0}
          onClick={() => onExport()}
        >
          Export Shortlist ({shortlist.ids.length})
        </Button>
        <ExportMenu
          label="Export formats"
          disabled={shortlist.ids.length === 0}
          onExport={onExport}
        />
      </span>
      <Button variant="quiet" className="px-2.5!" onClick={onContact}>
        Contact Support
      </Button>
      {running === "ai" && (
        // Last, so that nothing moves under the pointer.
        <Button variant="quiet" className="px-2.5!" onClick={ranking.stopAi}>
          Stop AI ranking
        </Button>
      )}
    </div>
  );
}

/** The compact one at the bottom of a phone. */
export function PhoneToolbar({ workspace, onConfigure, onExport }: Omit<Props, "onContact">) {
  const { ranking, shortlist } = workspace;
  return (
    <div
      role="toolbar"
      aria-label="Ranking"
      className="grid grid-cols-3 gap-2 border-t border-line bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <Button
        disabled={ranking.running !== null}
        busy={ranking.running === "manual"}
        busyLabel="Calculating..."
        className="px-2!"
        onClick={ranking.rankManually}
      >
        Manual
      </Button>
      <Button className="px-2!" onClick={onConfigure}>
        Config
      </Button>
      <Button className="px-2!" disabled={shortlist.ids.length === 0} onClick={() => onExport()}>
        Export ({shortlist.ids.length})
      </Button>
    </div>
  );
}
