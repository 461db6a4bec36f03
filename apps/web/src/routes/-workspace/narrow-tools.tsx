import { CircleStop, EllipsisVertical, Keyboard, LifeBuoy, Sparkles } from "lucide-react";
import { exportActions } from "../../features/shortlist/export-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { ToolbarProps } from "./toolbar.tsx";
import { useMay } from "../../lib/job-role.ts";

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Actions that don't fit in the compact toolbar of narrow screens. */
export function MoreMenu({ ranking, shortlistCount, actions }: ToolbarProps) {
  const mayEdit = useMay("edit");
  const isRankingByAi = ranking.running === "ai";
  return (
    <Menu
      label="More actions"
      trigger={<EllipsisVertical size={18} strokeWidth={1.6} aria-hidden />}
      items={[
        ...(mayEdit
          ? [
              {
                label: isRankingByAi ? "AI Ranking..." : "AI Rank",
                icon: <Sparkles {...icon} />,
                disabled: ranking.running !== null,
                onSelect: ranking.rankByAi,
              },
            ]
          : []),
        ...(isRankingByAi && mayEdit
          ? [
              {
                label: "Stop AI ranking",
                icon: <CircleStop {...icon} />,
                onSelect: ranking.stopAi,
              },
            ]
          : []),
        ...exportActions(actions.export, shortlistCount === 0).slice(1),
        { label: "Contact Support", icon: <LifeBuoy {...icon} />, onSelect: actions.contact },
        { label: "Keyboard shortcuts", icon: <Keyboard {...icon} />, onSelect: actions.showKeys },
      ]}
    />
  );
}

/** The compact toolbar at the bottom of a phone. */
export function PhoneToolbar({ ranking, shortlistCount, actions }: ToolbarProps) {
  const mayEdit = useMay("edit");
  return (
    <div
      role="toolbar"
      aria-label="Ranking"
      className="grid grid-cols-3 gap-2 border-t border-line bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <Button
        disabled={ranking.running !== null || !mayEdit}
        busy={ranking.running === "manual"}
        busyLabel="Calculating..."
        className="px-2!"
        onClick={ranking.rankManually}
      >
        Manual
      </Button>
      <Button className="px-2!" disabled={!mayEdit} onClick={actions.configure}>
        Config
      </Button>
      <Button className="px-2!" disabled={shortlistCount === 0} onClick={() => actions.export()}>
        Export ({shortlistCount})
      </Button>
    </div>
  );
}
