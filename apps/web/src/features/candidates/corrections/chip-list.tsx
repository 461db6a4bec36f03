import type { Correction } from "@resume-picker/domain/candidates/correction";
import { candidateFields } from "@resume-picker/domain/candidate-fields";
import type { ChipField } from "@resume-picker/domain/candidate-fields";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Chip } from "../../../ui/badges/chip.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Section } from "../detail/section.tsx";
import { useDraft } from "./drafts.ts";
import type { Corrections, EntryIn } from "./use-corrections.ts";

type Props = {
  field: ChipField;
  entries: readonly EntryIn<ChipField>[];
  corrections: Corrections;
};

/** Entries that consist of only a name. They can be removed, restored and added one by one. */
export function ChipList({ field, entries, corrections }: Props) {
  const { label, nouns } = candidateFields[field];
  const addLabel = `Add a ${nouns[0]}`;
  const [draft, setDraft] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const present = entries.filter(({ value }) => value !== null);
  const struck = entries.filter(({ value }) => value === null);

  const add = async () => {
    const subject = draft.trim();
    if (subject === "") return true;
    const isThere = present.some((entry) => entry.subject.toLowerCase() === subject.toLowerCase());
    const wrong = isThere
      ? "This is already in the list"
      : await corrections.correct(added(field, subject));
    setError(wrong ?? undefined);
    if (wrong === null) setDraft("");
    return wrong === null;
  };
  useDraft(draft.trim() !== "", add);
  const remove = ({ subject, asRead }: EntryIn<ChipField>) => {
    // An entry added by a person is deleted, and an entry parsed from the CV is struck out.
    void (asRead === null
      ? corrections.clearCorrection({ field, subject })
      : corrections.correct({ field, subject, value: null }));
  };
  return (
    <Section title={label}>
      {entries.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {present.map((entry) => (
            <li key={entry.subject} className="max-w-full">
              <Chip tone={entry.isCorrected ? "brand" : "neutral"} onRemove={() => remove(entry)}>
                {entry.subject}
              </Chip>
            </li>
          ))}
          {struck.map(({ subject }) => (
            <li key={subject}>
              <button
                type="button"
                aria-label={`Bring back ${subject}`}
                className="rounded-full border border-dashed border-line-strong px-3 py-1 text-13 text-ink-3 hover:text-ink thumb:min-h-11"
                onClick={() => void corrections.clearCorrection({ field, subject })}
              >
                <s>{subject}</s> · Undo
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          className="flex-1"
          label={addLabel}
          hideLabel
          placeholder={addLabel}
          autoComplete="off"
          value={draft}
          error={error}
          onChange={(event) => setDraft(event.target.value)}
        />
        <IconButton
          type="submit"
          variant="secondary"
          label={addLabel.replace("Add a", "Add this")}
          icon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
          disabled={draft.trim() === ""}
        />
      </form>
    </Section>
  );
}

function added(field: ChipField, subject: string): Correction {
  switch (field) {
    case "skill":
      return { field, subject, value: { proficiency: null } };
    case "language":
      return { field, subject, value: { level: null } };
    default:
      return { field, subject, value: true };
  }
}
