import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { pillStyle } from "./pill-style.ts";
import { SkillsPopover } from "./skills-popover.tsx";

type Props = {
  candidates: readonly Candidate[];
  chosen: readonly string[];
  onAdd: (skill: string) => void;
};

export function SkillsFilter({ candidates, chosen, onAdd }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={pillStyle(chosen.length > 0)}
        onClick={() => setIsOpen(true)}
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
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
