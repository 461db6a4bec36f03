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
 * A figure over its quiet bar: green from 80, amber from 60, red below. Two plain boxes: each row of
 * a fast scroll has two bars, and as gradients they took a quarter of the time that its paint takes.
 */
export function MatchBar({ percent: exact, isUnrated }: Props) {
  // The colour is that of the figure as it is read.
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
