import { Check, Minus } from "lucide-react";
import { useEffect, useRef } from "react";
import { classNames } from "../lib/class-names.ts";

type Props = {
  label: string;
  hideLabel?: boolean;
  checked: boolean;
  /** Some of several are checked. */
  indeterminate?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
};

export function Checkbox(props: Props) {
  const { label, hideLabel = false, checked, indeterminate = false, disabled, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const Mark = indeterminate ? Minus : Check;
  return (
    <label
      className={classNames(
        "group inline-flex items-center gap-2 has-disabled:opacity-50 thumb:min-h-11",
        hideLabel && "thumb:min-w-11 thumb:justify-center",
        props.className,
      )}
      // A row that opens on click must not open when its box is ticked.
      onClick={(event) => event.stopPropagation()}
    >
      <span className="relative grid size-4 shrink-0 place-items-center">
        <input
          ref={input}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-4 appearance-none rounded-tick border border-edge bg-surface transition-colors group-hover:border-ink-2 checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand"
        />
        {(checked || indeterminate) && (
          <Mark
            size={12}
            strokeWidth={3}
            className="pointer-events-none absolute text-on-brand"
            aria-hidden
          />
        )}
      </span>
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
