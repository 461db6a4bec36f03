import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useEffect, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { useAnchoredPopover } from "../../../lib/use-anchored-popover.ts";
import { Button } from "../../../ui/button.tsx";
import { ComboBox } from "../../../ui/combo-box.tsx";
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
  const [typed, setTyped] = useState("");
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
    input.current?.focus();
  };

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
      <ComboBox
        label="Skill"
        placeholder="Type a skill"
        inputRef={input}
        typed={typed}
        onType={setTyped}
        listLabel="Skills of these candidates"
        listClassName="max-h-64 overflow-y-auto"
        options={suggestions}
        keyOf={(skill) => skill}
        onChoose={(skill) => add(skill ?? typed)}
        end={
          <Button disabled={typed.trim() === ""} onClick={() => add(typed)}>
            Add
          </Button>
        }
      >
        {(skill) => skill}
      </ComboBox>
    </div>
  );
}
