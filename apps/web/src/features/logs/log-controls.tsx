import { Download, Eraser, Pause, Play } from "lucide-react";
import { Button } from "../../ui/button.tsx";

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

type Props = {
  /** The number of entries since the view was paused, or null while it is live. */
  waiting: number | null;
  onPause: (isPaused: boolean) => void;
  /** Null if there are no entries to export or clear. */
  onExport: (() => void) | null;
  onClear: (() => void) | null;
};

/** Actions for the list, next to the filters. */
export function LogControls({ waiting, onPause, onExport, onClear }: Props) {
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      {waiting === null ? (
        <Button icon={<Pause {...icon} />} onClick={() => onPause(true)}>
          Pause
        </Button>
      ) : (
        <Button icon={<Play {...icon} />} onClick={() => onPause(false)}>
          Resume{waiting > 0 && ` (${waiting.toLocaleString("en")} new)`}
        </Button>
      )}
      <Button
        icon={<Download {...icon} />}
        disabled={onExport === null}
        onClick={() => onExport?.()}
      >
        Export
      </Button>
      <Button icon={<Eraser {...icon} />} disabled={onClear === null} onClick={() => onClear?.()}>
        Clear
      </Button>
    </div>
  );
}
