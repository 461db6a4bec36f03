import type { Correction } from "@resume-picker/domain/candidates/correction";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Section } from "../detail/section.tsx";
import { fieldLabels } from "./entry-text.ts";
import type { Corrections, Entry } from "./use-corrections.ts";

type Field = "skill" | "certification" | "language" | "link";
type Props = { field: Field; entries: readonly Entry[]; corrections: Corrections };

const addLabels: Record<Field, string> = {
  skill: "Add a skill",
  certification: "Add a certification",
  language: "Add a language",
  link: "Add a link",
};

/** Entries that are no more than their name: struck out, brought back and added one by one. */
export function ChipList({ field, entries, corrections }: Props) {
  const [draft, setDraft] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const present = entries.filter(({ value }) => value !== null);
  const struck = entries.filter(({ value }) => value === null);

  const add = async () => {
    const subject = draft.trim();
    if (subject === "") return;
    const isThere = present.some((entry) => entry.subject.toLowerCase() === subject.toLowerCase());
    const wrong = isThere
      ? "This is in the list already"
      : await corrections.correct(added(field, subject));
    setError(wrong ?? undefined);
    if (wrong === null) setDraft("");
  };
  const remove = ({ subject, asRead }: Entry) => {
    // What a person has added simply goes; what was read is struck out.
    void (asRead === null
      ? corrections.takeBack({ field, subject })
      : corrections.correct({ field, subject, value: null }));
  };
  return (
    <Section title={fieldLabels[field]}>
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
                onClick={() => void corrections.takeBack({ field, subject })}
              >
                <s>{subject}</s> · Take back
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
          label={addLabels[field]}
          hideLabel
          placeholder={addLabels[field]}
          autoComplete="off"
          value={draft}
          error={error}
          onChange={(event) => setDraft(event.target.value)}
        />
        <IconButton
          type="submit"
          variant="secondary"
          label={addLabels[field].replace("Add a", "Add this")}
          icon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
          disabled={draft.trim() === ""}
        />
      </form>
    </Section>
  );
}

function added(field: Field, subject: string): Correction {
  switch (field) {
    case "skill":
      return { field, subject, value: { proficiency: null } };
    case "language":
      return { field, subject, value: { level: null } };
    default:
      return { field, subject, value: true };
  }
}
