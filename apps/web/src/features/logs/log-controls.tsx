import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { toast } from "../../lib/toast.tsx";
import { Button } from "../../ui/button.tsx";

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

type PauseProps = {
  /** Entries that have come since; null while the view moves on. */
  waiting: number | null;
  onChange: (isPaused: boolean) => void;
};

/** Lets the view stand still for reading; nothing is lost meanwhile. */
export function PauseButton({ waiting, onChange }: PauseProps) {
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

export function countNewer(live: readonly LogEntry[], paused: readonly LogEntry[]): number {
  const last = paused.at(-1)?.id ?? 0;
  return live.filter(({ id }) => id > last).length;
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
