import { minYearsOptions } from "@resume-picker/domain/candidates/filter-candidates";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TypedField } from "../../ui/forms/typed-field.tsx";
import type { PoolSearch } from "./pool-search.ts";

type Props = {
  search: PoolSearch;
  /** The number of candidates past retention. */
  past: number;
  onChange: (search: PoolSearch) => void;
};

export function PoolFilters({ search, past, onChange }: Props) {
  const change = (next: PoolSearch) => {
    const { page: _, candidate: __, cv: ___, ...filters } = { ...search, ...next };
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
          { value: "", label: "Any job" },
          { value: "none", label: "No job" },
        ]}
        onChange={({ target }) => change({ jobs: target.value === "none" ? "none" : undefined })}
      />
      <SelectField
        label="Retention"
        hideLabel
        className="w-44 max-md:w-[calc(50%-0.25rem)] max-sm:w-full"
        value={search.past ?? ""}
        options={[
          { value: "", label: "Any age" },
          { value: "only", label: `Past retention (${past.toLocaleString("en")})` },
        ]}
        onChange={({ target }) => change({ past: target.value === "only" ? "only" : undefined })}
      />
    </div>
  );
}

/** A debounced text field. It takes over the value of the address if that changes. */
