import { useMemo, useRef, useState } from "react";
import { ComboBox } from "../../../ui/forms/combo-box.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { findCommands } from "./find-commands.ts";
import type { Command } from "./find-commands.ts";
import { usePages } from "./use-pages.ts";
import { usePeople } from "./use-people.ts";

type Props = {
  commands: readonly Command[];
  job: Pick<ListedJob, "id" | "title"> | null;
  onClose: () => void;
};

/** Finds every action, page, job and candidate by a few letters. */
export function CommandPalette({ commands, job, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const pages = usePages(job);
  const listed = useMemo(() => new Set(commands.map(({ id }) => id)), [commands]);
  const people = usePeople(typed, listed);
  // Added unfiltered, because the server also searches fields other than the name.
  const found = [...findCommands([...commands, ...pages], typed), ...people];

  const run = (command: Command) => {
    onClose();
    command.run();
  };

  return (
    <Dialog open onClose={onClose} title="Search or run a command" initialFocus={input}>
      <ComboBox
        field={{ label: "Action, page, job or candidate", onEscape: onClose }}
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
          No results
        </p>
      )}
    </Dialog>
  );
}
