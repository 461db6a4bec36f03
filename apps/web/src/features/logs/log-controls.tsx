import { Download, Eraser, Pause, Play } from "lucide-react";
import { Button } from "../../ui/button.tsx";

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

type Props = {
  /** Entries that have come since the view stopped; null while it moves on. */
  waiting: number | null;
  onPause: (isPaused: boolean) => void;
  /** Null where there is nothing to save, or to clear. */
  onExport: (() => void) | null;
  onClear: (() => void) | null;
};

/** What is done with the list, after the filters. */
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
