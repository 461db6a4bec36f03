import { minYearsOptions } from "@resume-picker/domain/candidates/filter-candidates";
import { useEffect, useState } from "react";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import type { PoolSearch } from "./pool-search.ts";

type Props = {
  search: PoolSearch;
  /** How many are past the time for which they are kept. */
  past: number;
  onChange: (search: PoolSearch) => void;
};

/** So long after the last key the server is asked. */
const restMs = 250;

export function PoolFilters({ search, past, onChange }: Props) {
  const change = (next: PoolSearch) => {
    const { page: _, ...filters } = { ...search, ...next };
    onChange(filters);
  };
  return (
    <div role="search" aria-label="Candidates" className="mb-4 flex flex-wrap gap-2">
      <TypedField
        label="Search all candidates"
        className="min-w-0 flex-1 basis-60 max-lg:basis-full"
        value={search.q ?? ""}
        onRest={(q) => change({ q: q === "" ? undefined : q })}
      />
      <TypedField
        label="Skill"
        className="w-44 max-md:w-[calc(50%-0.25rem)] md:max-lg:flex-1"
        value={search.skill ?? ""}
        onRest={(skill) => change({ skill: skill === "" ? undefined : skill })}
      />
      <SelectField
        label="Min years"
        hideLabel
        className="w-36 max-md:w-[calc(50%-0.25rem)]"
        value={String(search.minYears ?? "")}
        options={[
          { value: "", label: "Any years" },
          ...minYearsOptions.map((years) => ({ value: String(years), label: `${years}+ years` })),
        ]}
        onChange={({ target }) =>
          change({ minYears: target.value === "" ? undefined : Number(target.value) })
        }
      />
      <SelectField
        label="Jobs"
        hideLabel
        className="w-44 max-md:w-[calc(50%-0.25rem)] max-sm:w-full"
        value={search.jobs ?? ""}
        options={[
          { value: "", label: "Of any job or none" },
          { value: "none", label: "Of no job" },
        ]}
        onChange={({ target }) => change({ jobs: target.value === "none" ? "none" : undefined })}
      />
      <SelectField
        label="Time they are kept"
        hideLabel
        className="w-44 max-md:w-[calc(50%-0.25rem)] max-sm:w-full"
        value={search.past ?? ""}
        options={[
          { value: "", label: "However long kept" },
          { value: "only", label: `Past their time (${past.toLocaleString("en")})` },
        ]}
        onChange={({ target }) => change({ past: target.value === "only" ? "only" : undefined })}
      />
    </div>
  );
}

/** Tells what was typed once the typing rests, and takes over what the address says otherwise. */
function TypedField(props: {
  label: string;
  className: string;
  value: string;
  onRest: (text: string) => void;
}) {
  const { label, className, value, onRest } = props;
  const [typed, setTyped] = useState({ text: value, from: value });
  const text = typed.from === value ? typed.text : value;
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onRest(text), restMs);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      label={label}
      hideLabel
      type="search"
      placeholder={label}
      className={className}
      value={text}
      onChange={({ target }) => setTyped({ text: target.value, from: value })}
    />
  );
}
