import { useMemo, useRef, useState } from "react";
import { ComboBox } from "../../../ui/forms/combo-box.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { findCommands } from "./find-commands.ts";
import type { Command } from "./find-commands.ts";

type Props = { commands: readonly Command[]; onClose: () => void };

/** Every job, candidate and action of the workspace, a few letters away. */
export function CommandPalette({ commands, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const found = useMemo(() => findCommands(commands, typed), [commands, typed]);

  const run = (command: Command) => {
    onClose();
    command.run();
  };

  return (
    <Dialog open onClose={onClose} title="Go to or do" initialFocus={input}>
      <ComboBox
        field={{ label: "Job, candidate or action", onEscape: onClose }}
        inputRef={input}
        value={null}
        onType={setTyped}
        list={{ label: "Found", options: found, keyOf: ({ id }) => id, startsAtFirst: true }}
        onChoose={run}
      >
        {({ label, hint, group }) => (
          <>
            <span className="truncate">{label}</span>
            {hint !== undefined && <span className="truncate text-13 text-ink-3">{hint}</span>}
            <span className="ml-auto shrink-0 text-12 text-ink-3">{group}</span>
          </>
        )}
      </ComboBox>
      {found.length === 0 && (
        <p role="status" className="px-2.5 py-3 text-ink-2">
          Nothing is called that.
        </p>
      )}
    </Dialog>
  );
}
