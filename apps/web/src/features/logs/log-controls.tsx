import { Download, Eraser, Pause, Play } from "lucide-react";
import { useState } from "react";
import { toast } from "../../lib/toast.tsx";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/forms/switch.tsx";

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

type ControlsProps = {
  isAutoScrolling: boolean;
  onAutoScroll: (isOn: boolean) => void;
  waiting: number | null;
  onPause: (isPaused: boolean) => void;
  /** Null where there is nothing to save, or to clear. */
  onExport: (() => void) | null;
  onClear: (() => void) | null;
};

/** Everything beside the filters. */
export function LogControls(props: ControlsProps) {
  const { isAutoScrolling, onAutoScroll, waiting, onPause, onExport, onClear } = props;
  return (
    <div className="flex grow flex-wrap items-center gap-2">
      <span className="mr-auto inline-flex items-center gap-2 px-1 max-sm:w-full thumb:min-h-11">
        <Switch label="Auto-scroll" checked={isAutoScrolling} onChange={onAutoScroll} />
        <span aria-hidden>Auto-scroll</span>
      </span>
      <PauseButton waiting={waiting} onChange={onPause} />
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

type PauseProps = {
  /** Entries that have come since; null while the view moves on. */
  waiting: number | null;
  onChange: (isPaused: boolean) => void;
};

function PauseButton({ waiting, onChange }: PauseProps) {
  if (waiting === null) {
    return (
      <Button icon={<Pause {...icon} />} onClick={() => onChange(true)}>
        Pause
      </Button>
    );
  }
  return (
    <Button icon={<Play {...icon} />} onClick={() => onChange(false)}>
      Resume{waiting > 0 && ` (${waiting.toLocaleString("en")} new)`}
    </Button>
  );
}

/** @param onShow resolves to whether there may be more. */
export function OlderButton({ onShow }: { onShow: () => Promise<boolean> }) {
  const [state, setState] = useState<"ready" | "busy" | "all">("ready");
  const show = async () => {
    setState("busy");
    try {
      setState((await onShow()) ? "ready" : "all");
    } catch (error) {
      setState("ready");
      toast({
        error,
        title: "Error",
        description: "Older entries could not be loaded. Please try again.",
        tone: "destructive",
      });
    }
  };
  if (state === "all") return <p className="text-13 text-ink-3">These are all that are kept.</p>;
  return (
    <Button size="sm" variant="quiet" busy={state === "busy"} onClick={() => void show()}>
      Show older entries
    </Button>
  );
}
