import { scoreBand } from "@resume-picker/domain/scoring/grade";

const colours = {
  good: "bg-good",
  warning: "bg-warning",
  danger: "bg-danger",
  neutral: "bg-ink-3",
};

/** A quiet bar with its figure: green from 80, amber from 60, red below. */
export function MatchBar({ percent }: { percent: number }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="h-1 w-13 shrink-0 overflow-hidden rounded-full bg-sunken">
        <span
          className={`block h-full ${colours[scoreBand(percent)]}`}
          style={{ width: `${percent}%` }}
        />
      </span>
      {/* Rounded down, so that no figure reads as a better band than its colour. */}
      <span className="figures">{Math.floor(percent)}%</span>
    </span>
  );
}
