import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { CircleStop, LifeBuoy } from "lucide-react";
import { AiRankHelp } from "../../features/scoring/ai-rank-help.tsx";
import type { Ranking } from "../../features/scoring/use-ranking.ts";
import { LazyExportMenu } from "../../features/shortlist/lazy-export-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useMay } from "../../lib/job-role.ts";
import { Tooltip } from "../../ui/tooltip.tsx";

export type ToolbarProps = {
  ranking: Ranking;
  shortlistCount: number;
  actions: {
    configure: () => void;
    /** The default format is CSV. */
    export: (format?: ExportFormat) => void;
    contact: () => void;
    showKeys: () => void;
  };
};

export function Toolbar({ ranking, shortlistCount, actions }: ToolbarProps) {
  const { running } = ranking;
  const mayEdit = useMay("edit");
  return (
    <div role="toolbar" aria-label="Ranking" className="flex flex-wrap items-center gap-1">
      {mayEdit && (
        <div
          role="group"
          aria-label="Rank"
          className="flex items-center gap-1 rounded-control bg-sunken p-0.5"
        >
          <Tooltip
            text="Numbers the candidates by total score. Takes a moment and can be repeated."
            describes
          >
            <Button
              size="sm"
              disabled={running !== null}
              busy={running === "manual"}
              onClick={ranking.rankManually}
            >
              {running === "manual" ? "Calculating..." : "Manual Rank"}
            </Button>
          </Tooltip>
          <Tooltip text={ranking.jobId !== null && <AiRankHelp jobId={ranking.jobId} />} describes>
            <Button
              size="sm"
              variant="primary"
              disabled={running !== null}
              busy={running === "ai"}
              onClick={ranking.rankByAi}
            >
              {running === "ai" ? "AI Ranking..." : "AI Rank"}
            </Button>
          </Tooltip>
          <Button size="sm" variant="quiet" className="px-2!" onClick={actions.configure}>
            Configure Weights
          </Button>
        </div>
      )}
      <span className="flex items-center">
        <Button
          size="sm"
          variant="quiet"
          className="figures pr-1! pl-2!"
          disabled={shortlistCount === 0}
          onClick={() => actions.export()}
        >
          Export Shortlist ({shortlistCount})
        </Button>
        <LazyExportMenu
          label="Export formats"
          disabled={shortlistCount === 0}
          onExport={actions.export}
        />
      </span>
      {/* Only an icon, because a label would take space from the title. */}
      <Tooltip text="Contact Support">
        <Button
          size="sm"
          variant="quiet"
          className="px-2!"
          icon={<LifeBuoy size={16} strokeWidth={1.6} aria-hidden />}
          onClick={actions.contact}
        >
          <span className="@max-[88rem]:sr-only">Contact Support</span>
        </Button>
      </Tooltip>
      {running === "ai" && mayEdit && (
        // Placed last, so other buttons don't move under the pointer.
        <IconButton
          label="Stop AI ranking"
          size="sm"
          icon={<CircleStop size={16} strokeWidth={1.6} aria-hidden />}
          onClick={ranking.stopAi}
        />
      )}
    </div>
  );
}
