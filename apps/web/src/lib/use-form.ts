import { useRef, useState } from "react";
import type { SyntheticEvent } from "react";

export type FormErrors<Values> = Partial<Record<keyof Values, string>>;

type Options<Values> = {
  initial: Values;
  /** Returns the first error of each field. */
  validate: (values: Values) => FormErrors<Values>;
  onSubmit: (values: Values) => void;
};

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Text fields with validation. Errors are shown after the first submit, and then updated while
 * typing. The first invalid field gets the focus.
 */
export function useForm<Values extends Record<string, string>>(options: Options<Values>) {
  const [values, setValues] = useState(options.initial);
  const [wasSent, setSent] = useState(false);
  const [serverErrors, setServerErrors] = useState<FormErrors<Values>>({});
  const form = useRef<HTMLFormElement>(null);
  const errors = { ...serverErrors, ...(wasSent ? options.validate(values) : {}) };

  const set = (name: keyof Values, value: string) => {
    setValues((earlier) => ({ ...earlier, [name]: value }));
    setServerErrors((earlier) => ({ ...earlier, [name]: undefined }));
  };

  return {
    values,
    set,
    setServerErrors,
    reset: () => {
      setValues(options.initial);
      setSent(false);
      setServerErrors({});
    },
    /** Returns the props of one field. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? "",
      error: errors[name],
      onChange: (event: { target: TextElement }) => set(name, event.target.value),
    }),
    /** The props of the form. The browser's own validation is off. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        setSent(true);
        const [first] = Object.keys(options.validate(values));
        if (first === undefined) options.onSubmit(values);
        else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      },
    },
  };
}
