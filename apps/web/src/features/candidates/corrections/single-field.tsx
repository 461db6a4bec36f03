import type { Correction } from "@resume-picker/domain/candidates/correction";
import { candidateFields } from "@resume-picker/domain/candidate-fields";
import type { SingleField as SingleKey } from "@resume-picker/domain/candidate-fields";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { useShowInCv } from "../document/show-in-cv.ts";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useDraft } from "./drafts.ts";
import { textOf } from "./entry-text.ts";
import { ClearCorrection } from "./clear-correction.tsx";
import type { Corrections, EntryIn } from "./use-corrections.ts";

type Props = { entry: EntryIn<SingleKey>; corrections: Corrections; isCvOpen: boolean };

/** One value that is edited in place. Enter saves it, and Escape restores the saved value. */
export function SingleField({ entry, corrections, isCvOpen }: Props) {
  const { field, place } = entry;
  const { label } = candidateFields[field];
  const saved = textOf(entry.value);
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const show = useShowInCv();
  const text = draft ?? saved;
  const isChanged = text.trim() !== saved;

  const save = async () => {
    if (!isChanged) return true;
    const wrong = await corrections.correct(correctionOf(field, text));
    setError(wrong ?? undefined);
    if (wrong === null) setDraft(null);
    return wrong === null;
  };
  useDraft(isChanged, save);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || draft === null) return;
    event.preventDefault();
    event.stopPropagation();
    setDraft(null);
    setError(undefined);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={label}
        value={text}
        error={error}
        inputMode={field === "yearsExperience" ? "decimal" : undefined}
        autoComplete="off"
        placeholder="Not found in the CV"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (isCvOpen && place)
            show?.({ kind: "line", line: place.line, term: textOf(entry.asRead) });
        }}
        end={
          isChanged && (
            <button
              type="submit"
              className="rounded-tick px-2 py-1 text-13 font-medium text-brand hover:underline"
            >
              Save
            </button>
          )
        }
      />
      {entry.isCorrected && (
        <ClearCorrection
          entry={entry}
          label={label}
          asRead={textOf(entry.asRead)}
          corrections={corrections}
        />
      )}
    </form>
  );
}

function correctionOf(field: SingleKey, text: string): Correction {
  const value = text.trim();
  // An empty date is rejected like any other invalid date.
  if (field === "asOf") return { field, subject: "", value };
  if (field !== "yearsExperience")
    return { field, subject: "", value: value === "" ? null : value };
  const years = value === "" ? null : Number(value.replace(",", "."));
  // Anything that isn't a number becomes -1, which the server rejects as out of range.
  return { field, subject: "", value: years !== null && Number.isNaN(years) ? -1 : years };
}
