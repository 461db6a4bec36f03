import { classNames } from "../../../lib/class-names.ts";
import { initials } from "../../../ui/initials.ts";

type Props = {
  /** As shown; the initials need the name as it is stored. */
  label: string;
  name: string | null;
  isMarked: boolean;
  size?: "sm" | "md";
  onToggle: (isRange: boolean) => void;
};

const sizes = { sm: "size-8 text-12", md: "size-10 text-14" };

/** The avatar is the box: a click marks the row for doing something with several at once. */
export function MarkBox({ label, name, isMarked, size = "sm", onToggle }: Props) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isMarked}
      aria-label={`Mark ${label}`}
      className={classNames(
        "tick shrink-0 rounded-full border font-semibold select-none thumb:relative thumb:after:absolute thumb:after:-inset-2",
        sizes[size],
        isMarked
          ? // A grid for the tick's sake only: letters are centred by the button itself, at less cost.
            "grid border-transparent bg-ink"
          : "border-transparent bg-sunken text-ink-2 hover:border-edge hover:bg-surface hover:text-transparent focus-visible:border-edge focus-visible:bg-surface focus-visible:text-transparent",
      )}
      onClick={(event) => {
        event.stopPropagation();
        onToggle(event.shiftKey);
      }}
    >
      {isMarked ? null : initials(name)}
    </button>
  );
}
