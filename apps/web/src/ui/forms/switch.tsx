import { Switch as HeadlessSwitch } from "@headlessui/react";

type Props = {
  /** The accessible name. The visible description is next to the switch. */
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

export function Switch({ label, checked, disabled = false, onChange }: Props) {
  return (
    <HeadlessSwitch
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
      className="group relative h-5 w-9 shrink-0 rounded-full border border-edge bg-sunken before:absolute before:-inset-3 before:content-[''] data-checked:border-brand data-checked:bg-brand data-disabled:opacity-50"
    >
      <span
        aria-hidden
        className="absolute top-0.5 left-0.5 size-3.5 rounded-full bg-ink-3 transition-transform group-data-checked:translate-x-4 group-data-checked:bg-on-brand"
      />
    </HeadlessSwitch>
  );
}
