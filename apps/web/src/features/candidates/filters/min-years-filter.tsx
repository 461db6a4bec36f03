import { minYearsOptions } from "@resume-picker/domain/candidates/filter-candidates";
import { ChevronDown } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { pillStyle } from "./pill-style.ts";

type Props = { minYears: number | null; onChange: (minYears: number | null) => void };

/** A native select under a pill that shows label and value as one text. */
export function MinYearsFilter({ minYears, onChange }: Props) {
  return (
    <label
      className={classNames(
        pillStyle(minYears !== null),
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
      )}
    >
      <span aria-hidden>Min Years: {minYears ?? "Any"}</span>
      <ChevronDown size={14} strokeWidth={1.6} aria-hidden />
      <select
        aria-label="Min Years"
        className="absolute inset-0 w-full cursor-pointer appearance-none rounded-full opacity-0"
        value={minYears ?? ""}
        onChange={({ target: { value } }) => onChange(value === "" ? null : Number(value))}
      >
        <option value="">Any</option>
        {minYearsOptions.map((years) => (
          <option key={years} value={years}>
            {years}
          </option>
        ))}
      </select>
    </label>
  );
}
