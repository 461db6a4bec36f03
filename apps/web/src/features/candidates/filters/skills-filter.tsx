import { Popover, PopoverButton, PopoverPanel } from "@headlessui/react";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { Plus } from "lucide-react";
import { pillStyle } from "../../../ui/forms/pill-style.ts";
import { SkillField } from "./skill-field.tsx";

type Props = {
  candidates: readonly ListedCandidate[];
  chosen: readonly string[];
  onAdd: (skill: string) => void;
};

export function SkillsFilter({ candidates, chosen, onAdd }: Props) {
  return (
    <Popover>
      <PopoverButton aria-haspopup="dialog" className={pillStyle(chosen.length > 0)}>
        {chosen.length > 0 ? "Skills:" : "Skills"}
        <Plus size={14} strokeWidth={1.6} aria-hidden />
        <span className="sr-only">Add a skill</span>
      </PopoverButton>
      <PopoverPanel
        focus
        anchor={{ to: "bottom start", gap: 4, padding: 8 }}
        role="dialog"
        aria-label="Filter by skills"
        className="z-50 w-76 rounded-panel border border-line bg-surface p-2 text-ink shadow-float"
      >
        <SkillField candidates={candidates} chosen={chosen} onAdd={onAdd} />
      </PopoverPanel>
    </Popover>
  );
}
