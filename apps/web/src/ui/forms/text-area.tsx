import type { ComponentProps } from "react";
import { classNames } from "../../lib/class-names.ts";
import { controlStyle } from "./control-style.ts";
import { Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

type Props = FieldProps &
  Omit<ComponentProps<"textarea">, "className" | "id"> & { inputClassName?: string };

export function TextArea(props: Props) {
  const { label, hideLabel, optional, hint, error, className, inputClassName, ...textarea } = props;
  return (
    <Field {...{ label, hideLabel, optional, hint, error, className }}>
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...control}
          className={classNames(controlStyle, "resize-y leading-relaxed", inputClassName)}
        />
      )}
    </Field>
  );
}
