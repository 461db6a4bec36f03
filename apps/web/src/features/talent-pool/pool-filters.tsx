import { minYearsOptions } from "@resume-picker/domain/candidates/filter-candidates";
import { SelectPill } from "../../ui/forms/select-pill.tsx";
import { TypedField } from "../../ui/forms/typed-field.tsx";
import type { PoolSearch } from "./pool-search.ts";

type Props = {
  search: PoolSearch;
  /** The number of candidates past retention. */
  past: number;
  onChange: (search: PoolSearch) => void;
};

const years = minYearsOptions.map((each) => [String(each), String(each)] as const);

/** The same controls as in a job: a search field and pills. On a phone the pills scroll sideways. */
export function PoolFilters({ search, past, onChange }: Props) {
  const change = (next: PoolSearch) => {
    const { page: _, candidate: __, cv: ___, ...filters } = { ...search, ...next };
    onChange(filters);
  };
  return (
    <div role="search" aria-label="Candidates" className="mb-3 flex flex-wrap items-center gap-2">
      <TypedField
        label="Search all candidates"
        className="min-w-0 flex-1 basis-60 max-lg:basis-full"
        value={search.q ?? ""}
        onRest={(q) => change({ q: q === "" ? undefined : q })}
      />
      <div className="flex min-w-0 items-center gap-2 max-sm:-mx-5 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap">
        <TypedField
          label="Skill"
          className="w-36 shrink-0"
          value={search.skill ?? ""}
          onRest={(skill) => change({ skill: skill === "" ? undefined : skill })}
        />
        <SelectPill
          label="Min Years"
          value={String(search.minYears ?? "")}
          options={years}
          onChange={(value) => change({ minYears: value === "" ? undefined : Number(value) })}
        />
        <SelectPill
          label="Jobs"
          value={search.jobs ?? ""}
          options={[["none", "None"]]}
          onChange={(value) => change({ jobs: value === "none" ? "none" : undefined })}
        />
        <SelectPill
          label="Retention"
          value={search.past ?? ""}
          options={[["only", `Past (${past.toLocaleString("en")})`]]}
          onChange={(value) => change({ past: value === "only" ? "only" : undefined })}
        />
      </div>
    </div>
  );
}
