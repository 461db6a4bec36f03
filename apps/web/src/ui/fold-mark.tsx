import { ChevronRight } from "lucide-react";
import { classNames } from "../lib/class-names.ts";

/** An arrow in a `summary`. It points down while the `details` element is open. */
export function FoldMark({ className }: { className?: string }) {
  return (
    <ChevronRight
      size={14}
      strokeWidth={1.6}
      aria-hidden
      className={classNames("transition-transform [details[open]>summary_&]:rotate-90", className)}
    />
  );
}
