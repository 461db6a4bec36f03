import { minYearsOptions } from "@resume-picker/domain/candidates/filter-candidates";
import { SelectPill } from "../../../ui/forms/select-pill.tsx";

type Props = { minYears: number | null; onChange: (minYears: number | null) => void };

const options = minYearsOptions.map((years) => [String(years), String(years)] as const);

export function MinYearsFilter({ minYears, onChange }: Props) {
  return (
    <SelectPill
      label="Min Years"
      value={minYears === null ? "" : String(minYears)}
      options={options}
      onChange={(value) => onChange(value === "" ? null : Number(value))}
    />
  );
}
