import { logLevels } from "@resume-picker/domain/logs/log-rules";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import type { LogFilter } from "./filter-entries.ts";

type Props = {
  filter: LogFilter;
  categories: readonly string[];
  onChange: (change: Partial<LogFilter>) => void;
};

export function LogFilters({ filter, categories, onChange }: Props) {
  return (
    <>
      <SelectField
        label="Level"
        hideLabel
        className="w-36 max-sm:flex-1"
        value={filter.level}
        options={[
          { value: "all", label: "All levels" },
          ...logLevels.map((level) => ({ value: level, label: level })),
        ]}
        onChange={({ target }) =>
          onChange({ level: logLevels.find((level) => level === target.value) ?? "all" })
        }
      />
      <SelectField
        label="Category"
        hideLabel
        className="w-42 max-sm:flex-1"
        value={filter.category}
        options={[
          { value: "all", label: "All categories" },
          ...categories.map((category) => ({ value: category, label: category })),
        ]}
        onChange={({ target }) => onChange({ category: target.value })}
      />
      <TextField
        label="Search entries"
        hideLabel
        type="search"
        placeholder="Search entries"
        className="w-60 max-sm:w-full"
        value={filter.search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
    </>
  );
}
