import { scoreBand } from "@resume-picker/domain/scoring/grade";

const colours = {
  good: "text-good",
  warning: "text-warning",
  danger: "text-danger",
  neutral: "text-ink-3",
};

/**
 * A quiet bar with its figure: green from 80, amber from 60, red below. One element, filled by its
 * background: each row of a fast scroll has two.
 */
export function MatchBar({ percent }: { percent: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={`h-1 w-13 shrink-0 rounded-full bg-sunken bg-[linear-gradient(currentColor,currentColor)] bg-no-repeat ${colours[scoreBand(percent)]}`}
        style={{ backgroundSize: `${percent}% 100%` }}
      />
      {/* Rounded down, so that no figure reads as a better band than its colour. */}
      {`${Math.floor(percent)}%`}
    </>
  );
}
