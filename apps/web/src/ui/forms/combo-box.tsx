import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import type { ReactNode, Ref } from "react";
import { classNames } from "../../lib/class-names.ts";
import { controlStyle } from "./control-style.ts";

type Props<Option> = {
  field: {
    label: string;
    /** The label, if left out. */
    placeholder?: string;
    onEscape?: () => void;
    /** Behind the field. */
    end?: ReactNode;
  };
  inputRef?: Ref<HTMLInputElement>;
  /** What the field holds beside a choice: the text itself where any text will do, else null. */
  value: Option | null;
  onType: (typed: string) => void;
  list: {
    /** For screen readers. */
    label: string;
    options: readonly Option[];
    keyOf: (option: Option) => string;
    /** The first option can be chosen at once, before anything is typed. */
    startsAtFirst?: boolean;
    className?: string;
  };
  /** What an option shows. */
  children: (option: Option) => ReactNode;
  onChoose: (option: Option) => void;
};

/** A field over a list, always in sight, of what it could mean. */
export function ComboBox<Option>(props: Props<Option>) {
  const { field, inputRef, value, onType, list, children, onChoose } = props;
  return (
    <Combobox<Option>
      {...(value === null ? { onClose: () => onType("") } : { value })}
      immediate={list.startsAtFirst}
      // Null when the field is cleared.
      onChange={(option) => option !== null && onChoose(option)}
    >
      <div className="flex gap-2">
        <ComboboxInput
          ref={inputRef}
          aria-label={field.label}
          autoComplete="off"
          placeholder={field.placeholder ?? field.label}
          className={controlStyle}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && field.onEscape?.()}
        />
        {field.end}
      </div>
      <ComboboxOptions
        static
        modal={false}
        aria-label={list.label}
        className={classNames("mt-2 empty:hidden", list.className)}
      >
        {list.options.map((option) => (
          <ComboboxOption
            key={list.keyOf(option)}
            value={option}
            className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 data-focus:bg-sunken thumb:min-h-11"
          >
            {children(option)}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
    </Combobox>
  );
}
