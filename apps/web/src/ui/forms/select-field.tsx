import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "../../lib/class-names.ts";
import { controlStyle } from "./control-style.ts";
import { Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type Props = FieldProps &
  Omit<ComponentProps<"select">, "className" | "id" | "children" | "value"> & {
    value: string;
    options: readonly SelectOption[];
    /** An option with the value "", shown while nothing is selected. */
    placeholder?: string;
  };

export function SelectField(props: Props) {
  const { label, hideLabel, optional, hint, error, className, options, placeholder, ...select } =
    props;
  return (
    <Field {...{ label, hideLabel, optional, hint, error, className }}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={classNames(
              controlStyle,
              "appearance-none pr-9",
              select.value === "" && placeholder !== undefined && "text-ink-3",
            )}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            strokeWidth={1.6}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
            aria-hidden
          />
        </div>
      )}
    </Field>
  );
}
