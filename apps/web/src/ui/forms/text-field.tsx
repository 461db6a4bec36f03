import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../lib/class-names.ts";
import { controlStyle } from "./control-style.ts";
import { Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

type Props = FieldProps &
  Omit<ComponentProps<"input">, "className" | "id"> & {
    /** Shown inside the field at its end, such as a Show/Hide button or a unit. */
    end?: ReactNode;
  };

export function TextField(props: Props) {
  const { label, hideLabel, optional, hint, error, className, end, ...input } = props;
  return (
    <Field {...{ label, hideLabel, optional, hint, error, className }}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(controlStyle, end !== undefined && "pr-16")}
          />
          {end !== undefined && (
            <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>
          )}
        </div>
      )}
    </Field>
  );
}
