import { candidateFields } from "@resume-picker/domain/candidate-fields";
import type { DatedField } from "@resume-picker/domain/candidate-fields";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { InCvButton } from "../document/in-cv-button.tsx";
import { Section } from "../detail/section.tsx";
import { DatedForm } from "./dated-form.tsx";
import { datedText } from "./entry-text.ts";
import type { DatedValue } from "./entry-text.ts";
import { ClearCorrection } from "./clear-correction.tsx";
import type { Corrections, EntryIn } from "./use-corrections.ts";

type Props = {
  field: DatedField;
  entries: readonly EntryIn<DatedField>[];
  corrections: Corrections;
};

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Roles or education entries. Each can be edited in place. */
export function DatedList({ field, entries, corrections }: Props) {
  const [editing, setEditing] = useState<string | null>(null);
  const noun = field === "role" ? "role" : "education";
  const form = (subject: string, value: DatedValue | null) => (
    <DatedForm
      field={field}
      value={value}
      onCancel={() => setEditing(null)}
      onSave={async (changed) => {
        const wrong = await corrections.correct({ ...changed, subject });
        if (wrong === null) setEditing(null);
        return wrong;
      }}
    />
  );
  return (
    <Section title={candidateFields[field].label}>
      {entries.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-panel border border-line bg-surface">
          {entries.map((entry) => {
            const { subject, value, asRead, isCorrected, place } = entry;
            const shown = value ?? asRead;
            const text = shown === null ? "" : datedText(shown);
            if (editing === subject) return <li key={subject}>{form(subject, value)}</li>;
            const target = place ? { kind: "line" as const, line: place.line, term: null } : null;
            return (
              <li key={subject} className="px-3 py-2 text-13">
                <div className="flex items-center gap-1">
                  <span className="min-w-0 flex-1 break-words">
                    {value === null ? (
                      <s className="text-ink-3">{text}</s>
                    ) : (
                      <InCvButton target={target}>{text}</InCvButton>
                    )}
                  </span>
                  {value !== null && (
                    <>
                      <IconButton
                        label={`Correct ${text}`}
                        size="sm"
                        icon={<Pencil {...icon} />}
                        onClick={() => setEditing(subject)}
                      />
                      <IconButton
                        label={`Remove ${text}`}
                        size="sm"
                        icon={<Trash2 {...icon} />}
                        onClick={() =>
                          void (asRead === null
                            ? corrections.clearCorrection({ field, subject })
                            : corrections.correct({ field, subject, value: null }))
                        }
                      />
                    </>
                  )}
                </div>
                {isCorrected && (
                  <ClearCorrection
                    entry={entry}
                    label={text}
                    asRead={asRead === null ? "" : datedText(asRead)}
                    corrections={corrections}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {editing === "" ? (
        <div className="rounded-panel border border-line bg-surface">{form("", null)}</div>
      ) : (
        <Button
          size="sm"
          className="self-start"
          icon={<Plus {...icon} />}
          onClick={() => setEditing("")}
        >
          {field === "role" ? "Add a role" : `Add ${noun}`}
        </Button>
      )}
    </Section>
  );
}
