import { ChevronDown } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { pillStyle } from "./pill-style.ts";

type Props = {
  label: string;
  /** The empty value disables the filter. */
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
};

/** A native select with a pill over it that shows label and value as one text. */
export function SelectPill({ label, value, options, onChange }: Props) {
  const [, shown = "Any"] = options.find(([each]) => each === value) ?? [];
  return (
    <label
      className={classNames(
        pillStyle(value !== ""),
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
      )}
    >
      <span aria-hidden>
        {label}: {shown}
      </span>
      <ChevronDown size={14} strokeWidth={1.6} aria-hidden />
      <select
        aria-label={label}
        className="absolute inset-0 w-full cursor-pointer appearance-none rounded-full opacity-0"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Any</option>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
