import { unpackStates } from "@resume-picker/domain/scoring/score/states";
import { classNames } from "../../../lib/class-names.ts";
import { countedNames, countedState, countedStates } from "./counted-states.ts";
import type { CountedState } from "./counted-states.ts";
import { StateMark } from "./state-mark.tsx";

/** The maximum number of boxes. More would be unreadable, so a fraction is shown instead. */
const mostBoxes = 8;

/** One box for each must-have, in the job's order. `states` is the packed string of a score. */
export function MustStrip({ states, className }: { states: string; className?: string }) {
  const all = unpackStates(states).map(countedState);
  if (all.length === 0) return null;
  const text = `Must-haves: ${countedStates
    .map((state) => ({ state, count: all.filter((each) => each === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${countedNames[state]}`)
    .join(", ")}`;
  if (all.length > mostBoxes) return <MustFraction states={all} {...{ text, className }} />;
  return (
    <span
      role="img"
      aria-label={text}
      data-explain={text}
      className={classNames("flex max-w-full gap-0.5", className)}
    >
      {all.map((state, index) => (
        // All candidates of a job have their must-haves in the same order, so the index is a stable
        // key.
        <StateMark key={index} state={state} className="h-2 max-w-2.5 min-w-0.5 flex-1" />
      ))}
    </span>
  );
}

type FractionProps = {
  states: readonly CountedState[];
  text: string;
  className?: string | undefined;
};

/** A fraction such as "10/18" next to a bar. */
function MustFraction({ states, text, className }: FractionProps) {
  const met = states.filter((state) => state !== "not-found").length;
  return (
    <span
      role="img"
      aria-label={text}
      data-explain={text}
      className={classNames("flex max-w-full items-center gap-1.5 text-12 figures", className)}
    >
      <span className="shrink-0 whitespace-nowrap">{`${met}/${states.length}`}</span>
      <span className="h-1.5 min-w-3 flex-1 rounded-full bg-sunken text-brand">
        <span
          className="block h-1.5 rounded-full bg-current"
          style={{ width: `${(met / states.length) * 100}%` }}
        />
      </span>
    </span>
  );
}
