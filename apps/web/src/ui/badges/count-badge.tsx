/** A small count next to a label. */
export function CountBadge({ count }: { count: number }) {
  return (
    <span className="figures inline-grid h-4 min-w-4 place-items-center rounded-full bg-brand px-1.5 text-[11px] leading-none font-semibold text-on-brand">
      {count}
    </span>
  );
}
