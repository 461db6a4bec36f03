import { useId } from "react";
import type { ReactNode } from "react";
import { FieldError } from "./field-error.tsx";

export type FieldProps = {
  label: string;
  /** Shows the label only to screen readers. */
  hideLabel?: boolean | undefined;
  optional?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** A label, a control, a hint and an error, associated for assistive technology. */
export function Field({
  children,
  ...field
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, hideLabel = false, optional = false, hint, error, className } = field;
  const id = useId();
  // An error replaces the hint, because it contains the same advice.
  const note = error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined;
  const control: ControlProps = {
    id,
    ...(note === undefined ? {} : { "aria-describedby": note }),
    ...(error === undefined ? {} : { "aria-invalid": true }),
  };
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "mb-1.5 block text-13 font-medium"}>
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {children(control)}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint !== undefined && error === undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-12 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
