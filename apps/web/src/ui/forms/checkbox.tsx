import { useEffect, useRef } from "react";
import { classNames } from "../../lib/class-names.ts";

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

/** Two elements and no icon: each row of a fast scroll has one. */
export function Checkbox(props: Props) {
  const { label, hideLabel = false, checked, indeterminate = false, disabled, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label
      className={classNames(
        "group/box inline-flex items-center gap-2 has-disabled:opacity-50 thumb:min-h-11",
        hideLabel && "thumb:min-w-11 thumb:justify-center",
        props.className,
      )}
      // A row that opens on click must not open when its box is ticked.
      onClick={(event) => event.stopPropagation()}
    >
      <input
        ref={input}
        type="checkbox"
        aria-label={hideLabel ? label : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="tick size-4 shrink-0 appearance-none rounded-tick border border-edge bg-surface transition-colors group-hover/box:border-ink-2 checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand"
      />
      {!hideLabel && <span>{label}</span>}
    </label>
  );
}
