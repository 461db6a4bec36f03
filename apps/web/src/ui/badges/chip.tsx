import { X } from "lucide-react";
import { classNames } from "../../lib/class-names.ts";

type Props = {
  children: string;
  /** Gives it a button that takes it away. */
  onRemove?: () => void;
  tone?: "neutral" | "brand";
  className?: string;
};

export function Chip({ children, onRemove, tone = "neutral", className }: Props) {
  return (
    <span
      className={classNames(
        "inline-flex max-w-full items-center gap-0.5 rounded-full border text-13",
        onRemove ? "py-0.5 pr-0.5 pl-3" : "px-3 py-1",
        tone === "brand"
          ? "border-transparent bg-brand-soft text-brand"
          : "border-line-strong bg-surface text-ink-2",
        className,
      )}
    >
      <span className="truncate" title={children}>
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${children}`}
          className="grid size-6 shrink-0 place-items-center rounded-full hover:bg-sunken hover:text-ink thumb:size-9"
          onClick={onRemove}
        >
          <X size={14} strokeWidth={1.6} aria-hidden />
        </button>
      )}
    </span>
  );
}
