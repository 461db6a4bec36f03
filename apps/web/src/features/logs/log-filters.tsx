import type { LogCounts } from "@resume-picker/domain/logs/log-query";
import { logLevels } from "@resume-picker/domain/logs/log-rules";
import { levelFilters } from "@resume-picker/domain/logs/match-entry";
import { SelectField } from "../../ui/forms/select-field.tsx";
import type { SelectOption } from "../../ui/forms/select-field.tsx";
import { TypedField } from "../../ui/forms/typed-field.tsx";
import { logRangeNames, logRanges } from "./log-search.ts";
import type { LogSearch } from "./log-search.ts";

const fieldWidth = "w-38 max-sm:w-[calc(50%-0.25rem)]";

type Props = {
  search: LogSearch;
  counts: LogCounts | undefined;
  onChange: (change: LogSearch) => void;
};

export function LogFilters({ search, counts, onChange }: Props) {
  const { level = "all", category = "all", range = "all", text = "" } = search;
  return (
    <>
      <SelectField
        label="Level"
        hideLabel
        className={fieldWidth}
        value={level}
        options={levelOptions(counts)}
        onChange={({ target }) =>
          onChange({ level: levelFilters.find((name) => name === target.value) })
        }
      />
      <SelectField
        label="Category"
        hideLabel
        className={fieldWidth}
        value={category}
        options={categoryOptions(counts, category)}
        onChange={({ target }) =>
          onChange({ category: target.value === "all" ? undefined : target.value })
        }
      />
      <SelectField
        label="Time"
        hideLabel
        className={fieldWidth}
        value={range}
        options={[
          { value: "all", label: "Any time" },
          ...logRangeNames.map((name) => ({ value: name, label: logRanges[name].label })),
        ]}
        onChange={({ target }) =>
          onChange({
            range: logRangeNames.find((name) => name === target.value),
            from: undefined,
            to: undefined,
          })
        }
      />
      <TypedField
        label="Search entries"
        className="max-w-60 min-w-0 flex-1 basis-28 max-sm:max-w-none max-sm:basis-full"
        value={text}
        onRest={(typed) => onChange({ text: typed === "" ? undefined : typed })}
      />
    </>
  );
}

function levelOptions(counts: LogCounts | undefined): SelectOption[] {
  const count = new Map(counts?.levels.map(({ level, n }) => [level, n]));
  return [
    { value: "all", label: "All levels" },
    ...logLevels.map((level) => ({ value: level, label: withCount(level, count.get(level)) })),
    // "And above" is pointless for the lowest level, which matches all, and for the highest one.
    ...logLevels.slice(1, -1).map((level) => ({ value: `${level}+`, label: `${level} and above` })),
  ];
}

function categoryOptions(counts: LogCounts | undefined, chosen: string): SelectOption[] {
  const count = new Map(counts?.categories.map(({ category, n }) => [category, n]));
  if (chosen !== "all" && !count.has(chosen)) count.set(chosen, 0);
  return [
    { value: "all", label: "All categories" },
    ...[...count].map(([value, n]) => ({ value, label: withCount(value, n) })),
  ];
}

const withCount = (name: string, n: number | undefined): string =>
  n === undefined ? name : `${name} (${n.toLocaleString("en")})`;
