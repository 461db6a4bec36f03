import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { useState } from "react";
import { countNewer } from "./count-newer.ts";
import { useLogStream } from "./use-log-stream.ts";

/** The live log, which can stand still for reading; nothing is lost meanwhile. */
export function usePausedLog() {
  const { entries: live, refresh, clear, ...stream } = useLogStream();
  const [paused, setPaused] = useState<readonly LogEntry[] | null>(null);
  const [generation, setGeneration] = useState(0);
  const startOver = (act: () => void) => () => {
    setPaused(null);
    setGeneration((number) => number + 1);
    act();
  };
  return {
    ...stream,
    entries: paused ?? live,
    /** Entries that have come since the view stands still; null while it moves on. */
    waiting: paused === null ? null : countNewer(live, paused),
    pause: (isPaused: boolean) => setPaused(isPaused ? live : null),
    /** Another one after each new start: older entries may be asked for again. */
    generation,
    refresh: startOver(refresh),
    clear: startOver(clear),
  };
}
