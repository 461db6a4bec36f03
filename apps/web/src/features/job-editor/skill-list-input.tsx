import { Plus } from "lucide-react";
import { useState } from "react";
import { Chip } from "../../ui/badges/chip.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { parseRequirement } from "@resume-picker/domain/posting/requirement";
import { tidySkills } from "@resume-picker/domain/jobs/job-rules";

type Props = {
  label: string;
  placeholder: string;
  skills: readonly string[];
  onChange: (skills: string[]) => void;
};

/** Enter or the plus button adds; a skill that is there already is not added again. */
export function SkillListInput({ label, placeholder, skills, onChange }: Props) {
  const [entry, setEntry] = useState("");
  const add = () => {
    onChange(tidySkills([...skills, entry]));
    setEntry("");
  };
  return (
    <div>
      <div className="flex items-end gap-2">
        <TextField
          label={label}
          placeholder={placeholder}
          value={entry}
          maxLength={200}
          autoComplete="off"
          className="flex-1"
          onChange={(event) => setEntry(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <IconButton
          label={`Add to ${label}`}
          icon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
          variant="secondary"
          disabled={entry.trim() === ""}
          onClick={add}
        />
      </div>
      {skills.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-1.5" aria-label={label}>
          {skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <Chip
                members={parseRequirement(skill, "must").alternatives}
                onRemove={() => onChange(skills.filter((kept) => kept !== skill))}
              >
                {skill}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
