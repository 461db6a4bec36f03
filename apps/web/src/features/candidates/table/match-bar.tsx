import { scoreBand } from "@resume-picker/domain/scoring/score/grade";
import { Unrated } from "./unrated.tsx";

type Props = { percent: number; isUnrated: boolean };

const colours = {
  good: "text-good",
  warning: "text-warning",
  danger: "text-danger",
  neutral: "text-ink-3",
};

/**
 * A percentage above its bar: green from 80, amber from 60, red below. The bar is two plain boxes,
 * because gradients took a quarter of a row's paint time while scrolling fast.
 */
export function MatchBar({ percent: exact, isUnrated }: Props) {
  // The colour follows the rounded figure.
  const percent = Math.round(exact);
  if (isUnrated) return <Unrated value={`${percent}%`} />;
  return (
    <>
      {`${percent}%`}
      <span
        aria-hidden="true"
        className={`h-1 w-full rounded-full bg-sunken ${colours[scoreBand(percent)]}`}
      >
        <span className="block h-1 rounded-full bg-current" style={{ width: `${percent}%` }} />
      </span>
    </>
  );
}
