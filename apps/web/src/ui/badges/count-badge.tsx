import { classNames } from "../../lib/class-names.ts";

/** A small count next to a label. A zero is not shown, but keeps its place. */
export function CountBadge({ count }: { count: number }) {
  return (
    <span
      className={classNames(
        "figures inline-grid h-4 min-w-4 place-items-center rounded-full bg-brand px-1.5 text-[11px] leading-none font-semibold text-on-brand",
        count === 0 && "invisible",
      )}
    >
      {count}
    </span>
  );
}
