import { useId } from "react";
import { classNames } from "../lib/class-names.ts";

type Props = {
  label: string;
  hideLabel?: boolean;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

export function Switch({ label, hideLabel = false, checked, disabled, onChange }: Props) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-2">
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className={classNames(
          "relative h-5 w-9 shrink-0 rounded-full border transition-colors disabled:opacity-50",
          "before:absolute before:-inset-3 before:content-['']",
          checked ? "border-brand bg-brand" : "border-edge bg-sunken",
        )}
      >
        <span
          className={classNames(
            "absolute top-0.5 left-0.5 size-3.5 rounded-full transition-transform",
            checked ? "translate-x-4 bg-on-brand" : "bg-ink-3",
          )}
        />
      </button>
      <span id={id} className={hideLabel ? "sr-only" : undefined}>
        {label}
      </span>
    </span>
  );
}
