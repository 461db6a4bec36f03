import { logLevels } from "@resume-picker/domain/logs/log-rules";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { logRanges } from "./filter-entries.ts";
import type { LevelFilter, LogFilter, LogRange } from "./filter-entries.ts";

const levelOptions: { value: LevelFilter; label: string }[] = [
  { value: "all", label: "All levels" },
  ...logLevels.map((level) => ({ value: level, label: level })),
  // The least is all of them, the most only itself.
  ...logLevels.slice(1, -1).map((level): { value: LevelFilter; label: string } => ({
    value: `${level}+`,
    label: `${level} and above`,
  })),
];

// The keys of a table of ours.
const ranges = Object.keys(logRanges) as LogRange[];

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
        className="w-36 max-sm:w-[calc(50%-0.25rem)]"
        value={filter.level}
        options={levelOptions}
        onChange={({ target }) =>
          onChange({
            level: levelOptions.find(({ value }) => value === target.value)?.value ?? "all",
          })
        }
      />
      <SelectField
        label="Category"
        hideLabel
        className="w-36 max-sm:w-[calc(50%-0.25rem)]"
        value={filter.category}
        options={[
          { value: "all", label: "All categories" },
          ...categories.map((category) => ({ value: category, label: category })),
        ]}
        onChange={({ target }) => onChange({ category: target.value })}
      />
      <SelectField
        label="Time"
        hideLabel
        className="w-36 max-sm:w-[calc(50%-0.25rem)]"
        value={filter.range}
        options={ranges.map((value) => ({ value, label: logRanges[value].label }))}
        onChange={({ target }) =>
          onChange({ range: ranges.find((value) => value === target.value) ?? "all" })
        }
      />
      <TextField
        label="Search entries"
        hideLabel
        type="search"
        placeholder="Search entries"
        className="max-w-60 min-w-0 flex-1 basis-32 max-sm:max-w-none"
        value={filter.search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
    </>
  );
}
