import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { useAnchoredPopover } from "../../../lib/use-anchored-popover.ts";
import { Button } from "../../../ui/button.tsx";
import { controlStyle } from "../../../ui/control-style.ts";
import { readNewSkill, suggestSkills } from "./suggest-skills.ts";

type Props = {
  anchor: RefObject<HTMLElement | null>;
  candidates: readonly ListedCandidate[];
  chosen: readonly string[];
  onAdd: (skill: string) => void;
  onClose: () => void;
};

/** A field with suggestions; Enter or Add takes what is typed, the arrows choose a suggestion. */
export function SkillsPopover({ anchor, candidates, chosen, onAdd, onClose }: Props) {
  const popover = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const suggestions = useMemo(
    () => suggestSkills(candidates, chosen, typed),
    [candidates, chosen, typed],
  );
  useAnchoredPopover({ anchorRef: anchor, popoverRef: popover, align: "start" });
  useEffect(() => input.current?.focus(), []);

  const add = (text: string) => {
    const skill = readNewSkill(text, chosen);
    if (skill !== null) onAdd(skill);
    setTyped("");
    setActive(-1);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      add(suggestions[active] ?? typed);
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setActive(Math.max(-1, Math.min(active + step, suggestions.length - 1)));
  };

  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label="Filter by skills"
      className="fixed m-0 w-76 rounded-panel border border-line bg-surface p-2 text-ink shadow-float"
      onToggle={(event) => {
        if (event.newState === "closed") onClose();
      }}
    >
      <div className="flex gap-2">
        <input
          ref={input}
          role="combobox"
          aria-label="Skill"
          aria-expanded={suggestions.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Type a skill"
          className={controlStyle}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <Button disabled={typed.trim() === ""} onClick={() => add(typed)}>
          Add
        </Button>
      </div>
      <ul
        id={listId}
        role="listbox"
        aria-label="Skills of these candidates"
        className="mt-2 max-h-64 overflow-y-auto empty:hidden"
      >
        {suggestions.map((skill, index) => (
          <li
            key={skill}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            ref={(option) => {
              if (index === active) option?.scrollIntoView({ block: "nearest" });
            }}
            className={classNames(
              "flex min-h-8 cursor-pointer items-center rounded-[6px] px-2 hover:bg-sunken thumb:min-h-11",
              index === active && "bg-sunken",
            )}
            onClick={() => add(skill)}
          >
            {skill}
          </li>
        ))}
      </ul>
    </div>
  );
}
