import { Check } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { Avatar } from "../../../ui/avatar.tsx";

type Props = {
  /** As shown; the avatar needs the name as it is stored. */
  label: string;
  name: string | null;
  isMarked: boolean;
  size?: "sm" | "md";
  onToggle: (isRange: boolean) => void;
};

/** The avatar is the box: a click marks the row for doing something with several at once. */
export function MarkBox({ label, name, isMarked, size = "sm", onToggle }: Props) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isMarked}
      aria-label={`Mark ${label}`}
      className="group/mark relative grid shrink-0 place-items-center rounded-full thumb:-m-1.5 thumb:p-1.5"
      onClick={(event) => {
        event.stopPropagation();
        onToggle(event.shiftKey);
      }}
    >
      <Avatar name={name} size={size} />
      <span
        aria-hidden
        className={classNames(
          "absolute grid place-items-center rounded-full border",
          size === "sm" ? "size-8" : "size-10",
          isMarked
            ? "border-transparent bg-highlighter text-ink"
            : "border-edge bg-surface text-ink-3 opacity-0 group-hover/mark:opacity-100 group-focus-visible/mark:opacity-100",
        )}
      >
        {isMarked && <Check size={16} strokeWidth={2} />}
      </span>
    </button>
  );
}
