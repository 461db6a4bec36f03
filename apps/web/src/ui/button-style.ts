import { classNames } from "../lib/class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-brand text-on-brand enabled:hover:bg-brand-strong [a&]:hover:bg-brand-strong",
  secondary:
    "border border-line-strong bg-surface text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken",
  quiet:
    "text-ink-2 enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink",
  danger: "bg-danger text-on-danger enabled:hover:opacity-90",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-8 px-2.5 text-13",
  md: "min-h-9 px-3.5 text-14",
  lg: "min-h-11 px-5 text-16",
};

/** The classes of a button, for elements that act as one: links, file labels. */
export function buttonStyle({
  variant = "secondary",
  size = "md",
  className,
}: { variant?: ButtonVariant; size?: ButtonSize; className?: string | undefined } = {}): string {
  return classNames(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap",
    "transition-opacity disabled:opacity-50 thumb:min-h-11",
    variants[variant],
    sizes[size],
    className,
  );
}
