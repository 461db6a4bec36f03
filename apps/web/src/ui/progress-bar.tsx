import { classNames } from "../lib/class-names.ts";

const fills = {
  brand: "bg-brand",
  good: "bg-good",
  warning: "bg-warning",
  danger: "bg-danger",
  neutral: "bg-ink-3",
};

type Props = {
  /** The accessible name. Not needed if the number is next to the bar. */
  label?: string;
  /** 0 to 100. */
  value: number;
  tone?: keyof typeof fills;
  className?: string;
};

export function ProgressBar({ label, value, tone = "brand", className }: Props) {
  const part = Math.min(100, Math.max(0, value));
  const semantics =
    label === undefined
      ? { "aria-hidden": true }
      : {
          role: "progressbar",
          "aria-label": label,
          "aria-valuenow": Math.round(part),
          "aria-valuemin": 0,
          "aria-valuemax": 100,
        };
  return (
    <span
      {...semantics}
      className={classNames("block h-1 overflow-hidden rounded-full bg-sunken", className)}
    >
      <span
        className={classNames("block h-full rounded-full", fills[tone])}
        // A transition would give every bar of a long list its own layer, which slows uploads.
        style={{ width: `${part}%` }}
      />
    </span>
  );
}
