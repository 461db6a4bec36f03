import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { usePopoverTrigger } from "../../../lib/use-popover-trigger.ts";
import { pillStyle } from "./pill-style.ts";
import { SkillsPopover } from "./skills-popover.tsx";

type Props = {
  candidates: readonly ListedCandidate[];
  chosen: readonly string[];
  onAdd: (skill: string) => void;
};

export function SkillsFilter({ candidates, chosen, onAdd }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, close, trigger } = usePopoverTrigger();
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        {...trigger}
        className={pillStyle(chosen.length > 0)}
      >
        {chosen.length > 0 ? "Skills:" : "Skills"}
        <Plus size={14} strokeWidth={1.6} aria-hidden />
        <span className="sr-only">Add a skill</span>
      </button>
      {isOpen && (
        <SkillsPopover
          anchor={button}
          candidates={candidates}
          chosen={chosen}
          onAdd={onAdd}
          onClose={close}
        />
      )}
    </>
  );
}
