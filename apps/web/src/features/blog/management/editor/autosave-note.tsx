import { formatTime } from "../../../../lib/dates/format-date.ts";
import type { AutosaveState } from "./use-autosave.ts";

/** Shows where unsaved text is kept. */
export function AutosaveNote({ state }: { state: AutosaveState }) {
  return (
    <p role="status" className="text-13 text-ink-3">
      {state.kind === "saving" && "Saving draft…"}
      {state.kind === "saved" && `Draft saved at ${formatTime(state.at)}`}
      {state.kind === "failed" && "Draft kept on this device only"}
    </p>
  );
}
