import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import type { ReactNode, Ref } from "react";
import { classNames } from "../lib/class-names.ts";
import { controlStyle } from "./control-style.ts";

type Props<Option> = {
  label: string;
  /** The label, if left out. */
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** What the field holds beside a choice: the text itself where any text will do, else null. */
  value: Option | null;
  onType: (typed: string) => void;
  /** Names the list for screen readers. */
  listLabel: string;
  options: readonly Option[];
  keyOf: (option: Option) => string;
  children: (option: Option) => ReactNode;
  onChoose: (option: Option) => void;
  /** The first option can be chosen at once, before anything is typed. */
  startsAtFirst?: boolean;
  onEscape?: () => void;
  /** Behind the field. */
  end?: ReactNode;
  listClassName?: string;
};

/** A field over a list, always in sight, of what it could mean. */
export function ComboBox<Option>(props: Props<Option>) {
  const { label, inputRef, value, onType, options, keyOf, onChoose } = props;
  return (
    <Combobox<Option>
      {...(value === null ? { onClose: () => onType("") } : { value })}
      immediate={props.startsAtFirst}
      // Null when the field is cleared.
      onChange={(option) => option !== null && onChoose(option)}
    >
      <div className="flex gap-2">
        <ComboboxInput
          ref={inputRef}
          aria-label={label}
          autoComplete="off"
          placeholder={props.placeholder ?? label}
          className={controlStyle}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && props.onEscape?.()}
        />
        {props.end}
      </div>
      <ComboboxOptions
        static
        modal={false}
        aria-label={props.listLabel}
        className={classNames("mt-2 empty:hidden", props.listClassName)}
      >
        {options.map((option) => (
          <ComboboxOption
            key={keyOf(option)}
            value={option}
            className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 data-focus:bg-sunken thumb:min-h-11"
          >
            {props.children(option)}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
    </Combobox>
  );
}
