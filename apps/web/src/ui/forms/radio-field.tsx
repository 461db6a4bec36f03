import { useId } from "react";
import { classNames } from "../../lib/class-names.ts";
import { FieldError } from "./field-error.tsx";

type Props<Value extends string> = {
  /** The question. */
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string; hint?: string; disabled?: boolean }[];
  error?: string | undefined;
  onChange: (value: Value) => void;
};

/** A choice between a few visible options. */
export function RadioField<Value extends string>(props: Props<Value>) {
  const { label, value, options, error, onChange } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1.5 text-13 font-medium text-ink">{label}</legend>
      <div className="grid gap-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "flex items-start gap-2.5 py-1 text-ink thumb:min-h-11",
              option.disabled === true && "opacity-60",
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error === undefined ? undefined : true}
              className="mt-0.5 size-4 shrink-0 accent-brand"
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint !== undefined && (
                <span className="block text-13 text-ink-2">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
