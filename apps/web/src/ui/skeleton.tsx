import { classNames } from "../lib/class-names.ts";

/** A placeholder for content that is loading. Give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("block animate-pulse rounded-control bg-sunken", className)}
    />
  );
}
