import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import type { ReactNode, Ref } from "react";
import { classNames } from "../../lib/class-names.ts";
import { controlStyle } from "./control-style.ts";

type Props<Option> = {
  field: {
    label: string;
    /** The default is the label. */
    placeholder?: string;
    onEscape?: () => void;
    /** Shown after the field. */
    end?: ReactNode;
  };
  inputRef?: Ref<HTMLInputElement>;
  /**
   * The selected option. Pass the typed text if any text is valid, and null if the field holds no
   * choice.
   */
  value: Option | null;
  onType: (typed: string) => void;
  list: {
    /** The accessible name. */
    label: string;
    options: readonly Option[];
    keyOf: (option: Option) => string;
    /** Whether the first option is selected even before the user types. */
    startsAtFirst?: boolean;
    className?: string;
  };
  /** Renders an option. */
  children: (option: Option) => ReactNode;
  onChoose: (option: Option) => void;
};

/** A text field above a list of matching options, which is always visible. */
export function ComboBox<Option>(props: Props<Option>) {
  const { field, inputRef, value, onType, list, children, onChoose } = props;
  return (
    <Combobox<Option>
      {...(value === null ? { onClose: () => onType("") } : { value })}
      immediate={list.startsAtFirst}
      // The option is null when the field is cleared.
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
