import { ArrowDown, ArrowUp } from "lucide-react";
import { classNames } from "../../lib/class-names.ts";

type Sorted = "asc" | "desc" | false;

const directions = { asc: "ascending", desc: "descending" } as const;

/** The `aria-sort` value of a sortable column's heading. */
export const ariaSort = (sorted: Sorted) => (sorted ? directions[sorted] : "none");

type Props = {
  label: string;
  sorted: Sorted;
  onSort: () => void;
  className?: string;
  /** Positions the arrow next to the label without using layout space. */
  arrowClassName: string;
};

/** A column's label as a sort button. The arrow shows the direction. */
export function SortButton({ label, sorted, onSort, className, arrowClassName }: Props) {
  const Arrow = sorted === "asc" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={classNames(
        "group relative rounded-tick hover:text-ink",
        className,
        sorted && "font-medium text-ink",
      )}
      onClick={onSort}
    >
      {label}
      <Arrow
        size={13}
        strokeWidth={1.6}
        aria-hidden
        className={classNames(
          "absolute top-1/2 -translate-y-1/2",
          arrowClassName,
          !sorted && "opacity-0 group-hover:opacity-60",
        )}
      />
    </button>
  );
}
