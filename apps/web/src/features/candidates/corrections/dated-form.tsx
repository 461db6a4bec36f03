import type { CorrectionOf } from "@resume-picker/domain/candidates/correction";
import type { DatedField } from "@resume-picker/domain/candidate-fields";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { FieldError } from "../../../ui/forms/field-error.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useDraft } from "./drafts.ts";
import { isRole, namesOf } from "./entry-text.ts";
import type { DatedValue } from "./entry-text.ts";

type Dated = CorrectionOf<DatedField>;

type Props = {
  field: DatedField;
  /** Null for a new entry. */
  value: DatedValue | null;
  onSave: (changed: Dated) => Promise<string | null>;
  onCancel: () => void;
};

const texts = {
  role: { main: "Role title", second: "Company" },
  education: { main: "Degree", second: "School" },
};

export function DatedForm({ field, value, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState(() => toDraft(value));
  const [error, setError] = useState<string | null>(null);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const save = async () => {
    const wrong = await onSave(fromDraft(field, draft, value));
    setError(wrong);
    return wrong === null;
  };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(toDraft(value));
  useDraft(isChanged, save);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  const input = (key: "main" | "second" | "location" | "start" | "end", label: string) => (
    <TextField
      label={label}
      value={draft[key]}
      autoComplete="off"
      placeholder={key === "start" || key === "end" ? "2021-03 or 2021" : undefined}
      disabled={key === "end" && draft.isCurrent}
      onChange={(event) => set({ [key]: event.target.value })}
    />
  );
  return (
    <form
      noValidate
      data-own-escape
      className="flex flex-col gap-3 p-3"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {input("main", texts[field].main)}
      {input("second", texts[field].second)}
      {field === "role" && input("location", "Place")}
      <div className="grid grid-cols-2 gap-3">
        {input("start", "From")}
        {input("end", "Until")}
      </div>
      <Checkbox
        label="Until the present"
        checked={draft.isCurrent}
        onChange={(isCurrent) => set({ isCurrent })}
      />
      {error !== null && <FieldError>{error}</FieldError>}
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" type="submit">
          Save
        </Button>
      </div>
    </form>
  );
}

type Draft = {
  main: string;
  second: string;
  location: string;
  start: string;
  end: string;
  isCurrent: boolean;
};

function toDraft(value: DatedValue | null): Draft {
  const [main, second] = value ? namesOf(value) : [null, null];
  return {
    main: main ?? "",
    second: second ?? "",
    location: (value && isRole(value) && value.location) || "",
    start: value?.start ?? "",
    end: value?.end ?? "",
    isCurrent: value?.isCurrent ?? false,
  };
}

function fromDraft(field: DatedField, draft: Draft, before: DatedValue | null): Dated {
  const { main, second, location, isCurrent } = draft;
  const dates = { start: emptyToNull(draft.start), end: emptyToNull(draft.end), isCurrent };
  if (field === "education") {
    const value = { degree: emptyToNull(main), institution: emptyToNull(second), ...dates };
    return { field, subject: "", value };
  }
  const kind = before && isRole(before) ? before.kind : "job";
  const names = { title: emptyToNull(main), company: emptyToNull(second) };
  return {
    field,
    subject: "",
    value: { ...names, location: emptyToNull(location), kind, ...dates },
  };
}

function emptyToNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}
