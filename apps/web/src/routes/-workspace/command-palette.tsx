import { useId, useMemo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { classNames } from "../../lib/class-names.ts";
import { controlStyle } from "../../ui/control-style.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { findCommands } from "./find-commands.ts";
import type { Command } from "./find-commands.ts";

type Props = { commands: readonly Command[]; onClose: () => void };

/** Every job, candidate and action of the workspace, a few letters away. */
export function CommandPalette({ commands, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const found = useMemo(() => findCommands(commands, typed), [commands, typed]);
  const at = Math.min(active, found.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      run(found[at]);
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || found.length === 0) return;
    event.preventDefault();
    setActive((at + step + found.length) % found.length);
  };

  return (
    <Dialog open onClose={onClose} title="Go to or do" initialFocus={input}>
      <input
        ref={input}
        role="combobox"
        aria-label="Job, candidate or action"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Job, candidate or action"
        className={controlStyle}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} role="listbox" aria-label="Found" className="mt-2 empty:hidden">
        {found.map((command, index) => (
          <li
            key={command.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            ref={(option) => {
              if (index === at) option?.scrollIntoView({ block: "nearest" });
            }}
            className={classNames(
              "flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 hover:bg-sunken thumb:min-h-11",
              index === at && "bg-sunken",
            )}
            onClick={() => run(command)}
          >
            <span className="truncate">{command.label}</span>
            {command.hint !== undefined && (
              <span className="truncate text-13 text-ink-3">{command.hint}</span>
            )}
            <span className="ml-auto shrink-0 text-12 text-ink-3">{command.group}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className="px-2.5 py-3 text-ink-2">
          Nothing is called that.
        </p>
      )}
    </Dialog>
  );
}
