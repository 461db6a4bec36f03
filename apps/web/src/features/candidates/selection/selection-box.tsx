import { classNames } from "../../../lib/class-names.ts";
import { initials } from "../../../ui/avatar/initials.ts";

type Props = {
  /** As shown; the initials need the name as it is stored. */
  label: string;
  name: string | null;
  isSelected: boolean;
  size?: "sm" | "md";
  onToggle: (isRange: boolean) => void;
};

const sizes = { sm: "size-8 text-12", md: "size-10 text-14" };

/** The avatar is the box: a click selects the row, to do something with several at once. */
export function SelectionBox({ label, name, isSelected, size = "sm", onToggle }: Props) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-label={`Select ${label}`}
      className={classNames(
        "tick shrink-0 rounded-full border font-semibold select-none thumb:relative thumb:after:absolute thumb:after:-inset-2",
        sizes[size],
        isSelected
          ? // A grid for the tick's sake only: letters are centred by the button itself, at less cost.
            "grid border-transparent bg-ink"
          : "border-transparent bg-sunken text-ink-2 hover:border-edge hover:bg-surface hover:text-transparent focus-visible:border-edge focus-visible:bg-surface focus-visible:text-transparent",
      )}
      onClick={(event) => {
        event.stopPropagation();
        onToggle(event.shiftKey);
      }}
    >
      {isSelected ? null : initials(name)}
    </button>
  );
}
