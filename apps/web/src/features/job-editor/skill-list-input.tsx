import { splitSkills } from "@resume-picker/domain/posting/split-skills";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { classNames } from "../../lib/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

type Props = {
  label: string;
  placeholder: string;
  onAdd: (skills: string[]) => void;
  /** Whether a chip of the other list is being dragged. */
  isTarget: boolean;
  onDrop: () => void;
  /** The skills of the list. */
  children: ReactNode;
};

/** Enter or the plus button adds the text, split at commas, semicolons and line breaks. */
export function SkillListInput(props: Props) {
  const { label, placeholder, onAdd, isTarget, onDrop, children } = props;
  const [entry, setEntry] = useState("");
  const [isOver, setIsOver] = useState(false);
  const add = () => {
    onAdd(splitSkills(entry));
    setEntry("");
  };
  return (
    <div
      className={classNames(
        "rounded-panel border p-3",
        isTarget ? "border-dashed border-brand" : "border-line",
        isTarget && isOver ? "bg-brand-soft" : "bg-surface",
      )}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setIsOver(false);
        onDrop();
      }}
    >
      <div className="flex items-end gap-2">
        <TextField
          label={label}
          placeholder={placeholder}
          value={entry}
          maxLength={5000}
          autoComplete="off"
          className="flex-1"
          onChange={(event) => setEntry(event.target.value)}
          onPaste={(event) => {
            // A single-line input drops pasted line breaks, so a pasted list is added directly.
            const text = event.clipboardData.getData("text/plain");
            if (!/[\n\r]/u.test(text.trim())) return;
            event.preventDefault();
            onAdd(splitSkills(text));
          }}
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
      {children}
    </div>
  );
}
