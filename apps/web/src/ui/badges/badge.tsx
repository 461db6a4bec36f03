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
  /** What it means, for those who point at it, tap it or reach it with the keyboard. */
  explain?: string | undefined;
  children: ReactNode;
};

/** A word or a figure; `domain/scoring/grade`'s bands are tones of the same names. */
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

/** What people have named, cut where it is longer than its line. */
export function NameBadge({ tone, children }: { tone?: Tone; children: string }) {
  return (
    <span className="block max-w-full" title={children}>
      <Badge {...(tone && { tone })} className="block! w-fit truncate leading-5">
        {children}
      </Badge>
    </span>
  );
}
