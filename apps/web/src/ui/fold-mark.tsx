import { ChevronRight } from "lucide-react";
import { classNames } from "../lib/class-names.ts";

/** In a `summary`: points down where its `details` is open. */
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
