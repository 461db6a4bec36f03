import { classNames } from "../../../lib/class-names.ts";

/** Classes of a filter: outlined while inactive, tinted while active. */
export function pillStyle(isActive: boolean): string {
  return classNames(
    "relative inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-13 whitespace-nowrap thumb:min-h-11",
    isActive
      ? "border-transparent bg-brand-soft font-medium text-brand"
      : "border-line-strong bg-surface text-ink-2 hover:text-ink",
  );
}
