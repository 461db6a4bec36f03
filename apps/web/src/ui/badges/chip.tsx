import { X } from "lucide-react";
import { classNames } from "../../lib/class-names.ts";

type Props = {
  children: string;
  /** The alternatives of a choice, any of which is enough. */
  members?: readonly string[];
  /** Adds a button to remove the chip. */
  onRemove?: () => void;
  tone?: "neutral" | "brand";
  className?: string;
};

export function Chip({ children, members = [], onRemove, tone = "neutral", className }: Props) {
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
      {members.length > 1 ? (
        <AnyOf members={members} />
      ) : (
        <span className="truncate" title={children}>
          {children}
        </span>
      )}
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

function AnyOf({ members }: { members: readonly string[] }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-0.5">
      <span className="text-ink-2">any of</span>
      {members.map((member) => (
        <span key={member} className="rounded-control bg-sunken px-1.5 text-ink wrap-anywhere">
          {member}
        </span>
      ))}
    </span>
  );
}
