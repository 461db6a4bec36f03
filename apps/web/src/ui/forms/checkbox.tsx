import { classNames } from "../../lib/class-names.ts";

type Props = {
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** The id of a text with a description. */
  describedBy?: string;
  onChange: (checked: boolean) => void;
  className?: string;
};

export function Checkbox({ label, checked, disabled, describedBy, onChange, className }: Props) {
  return (
    <label
      className={classNames(
        "group/box inline-flex items-center gap-2 has-disabled:opacity-50 thumb:min-h-11",
        className,
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
        className="tick size-4 shrink-0 appearance-none rounded-tick border border-edge bg-surface group-hover/box:border-ink-2 checked:border-brand checked:bg-brand"
      />
      <span>{label}</span>
    </label>
  );
}
