import type { ReactNode } from "react";
import { classNames } from "../../lib/class-names.ts";

export type Tone = "neutral" | "brand" | "good" | "warning" | "danger" | "outline";

const tones: Record<Tone, string> = {
  neutral: "bg-sunken text-ink-2",
  brand: "bg-brand-soft text-brand",
  good: "bg-good-soft text-good",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  outline: "border border-line-strong text-ink-2",
};

type Props = {
  tone?: Tone;
  className?: string;
  /** An explanation, shown on hover, tap or keyboard focus. */
  explain?: string | undefined;
  children: ReactNode;
};

/** A word or a number. The tones include the bands of `domain/scoring/grade`. */
export function Badge({ tone = "neutral", className, explain, children }: Props) {
  return (
    <span
      data-explain={explain}
      className={classNames(
        "figures inline-flex min-h-5 max-w-full items-center gap-1 rounded-[6px] px-1.5 text-12 font-semibold whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** A badge with a name entered by a user, truncated to one line. */
export function NameBadge({ tone, children }: { tone?: Tone; children: string }) {
  return (
    <span className="block max-w-full" title={children}>
      <Badge {...(tone && { tone })} className="block! w-fit truncate leading-5">
        {children}
      </Badge>
    </span>
  );
}
