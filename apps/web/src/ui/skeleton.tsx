import { classNames } from "../lib/class-names.ts";

/** Where content is about to stand. Give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("block animate-pulse rounded-control bg-sunken", className)}
    />
  );
}
