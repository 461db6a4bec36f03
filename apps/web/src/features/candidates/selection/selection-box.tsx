import { classNames } from "../../../lib/class-names.ts";
import { checkBoxStyle } from "../../../ui/forms/check-box-style.ts";
import { initials } from "../../../ui/avatar/initials.ts";

type Props = {
  /** The displayed name. The initials need the stored one. */
  label: string;
  name: string | null;
  isSelected: boolean;
  size?: "sm" | "md";
  onToggle: (isRange: boolean) => void;
};

const sizes = { sm: "size-8 text-12", md: "size-10 text-14" };

/**
 * An avatar and the row's checkbox. The checkbox is visible while the row is hovered, focused or
 * selected, and always on touch screens.
 */
export function SelectionBox({ label, name, isSelected, size = "sm", onToggle }: Props) {
  return (
    <>
      <input
        type="checkbox"
        aria-label={`Select ${label}`}
        checked={isSelected}
        className={classNames("row-check mr-2", checkBoxStyle)}
        onChange={(event) =>
          onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
        }
        onClick={(event) => event.stopPropagation()}
      />
      <span
        aria-hidden
        className={classNames(
          "grid shrink-0 place-items-center rounded-full bg-sunken font-semibold text-ink-2 select-none",
          sizes[size],
        )}
      >
        {initials(name)}
      </span>
    </>
  );
}
