import { useId, useState } from "react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { classNames } from "../lib/class-names.ts";
import { controlStyle } from "./control-style.ts";

type Props<Option> = {
  label: string;
  /** The label, if left out. */
  placeholder?: string;
  inputRef: Ref<HTMLInputElement>;
  typed: string;
  onType: (typed: string) => void;
  /** Names the list for screen readers. */
  listLabel: string;
  options: readonly Option[];
  keyOf: (option: Option) => string;
  children: (option: Option) => ReactNode;
  /** By a click or Enter; null for Enter while none of the options is active. */
  onChoose: (option: Option | null) => void;
  /** The first option is active from the start and the arrows go round; otherwise what is typed is. */
  startsAtFirst?: boolean;
  /** Behind the field. */
  end?: ReactNode;
  listClassName?: string;
};

/** A field over a list of what it could mean; the arrows choose, and the focus stays in the field. */
export function ComboBox<Option>(props: Props<Option>) {
  const { label, inputRef, typed, onType, options, keyOf, onChoose, startsAtFirst = false } = props;
  const listId = useId();
  const none = startsAtFirst ? 0 : -1;
  const [chosen, setChosen] = useState(none);
  const active = Math.min(chosen, options.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (option: Option | null) => {
    setChosen(none);
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      choose(options[active] ?? null);
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    const next = active + step;
    setChosen(
      startsAtFirst
        ? (next + options.length) % options.length
        : Math.max(none, Math.min(next, options.length - 1)),
    );
  };

  return (
    <>
      <div className="flex gap-2">
        <input
          ref={inputRef}
          role="combobox"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={props.placeholder ?? label}
          className={controlStyle}
          value={typed}
          onChange={(event) => {
            setChosen(none);
            onType(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {props.end}
      </div>
      <ul
        id={listId}
        role="listbox"
        aria-label={props.listLabel}
        className={classNames("mt-2 empty:hidden", props.listClassName)}
      >
        {options.map((option, index) => (
          <li
            key={keyOf(option)}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            ref={(item) => {
              if (index === active) item?.scrollIntoView({ block: "nearest" });
            }}
            className={classNames(
              "flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 hover:bg-sunken thumb:min-h-11",
              index === active && "bg-sunken",
            )}
            onClick={() => choose(option)}
          >
            {props.children(option)}
          </li>
        ))}
      </ul>
    </>
  );
}
