import { classNames } from "../../../lib/class-names.ts";
import { countedStates, countedNames } from "./counted-states.ts";
import { StateMark } from "./state-mark.tsx";

/** Explains the boxes of the must-haves. */
export function MustLegend({ className }: { className?: string }) {
  return (
    <p className={classNames("flex flex-wrap gap-x-2.5 text-12 text-ink-3", className)}>
      must-haves
      {countedStates.map((state) => (
        <span key={state} className="flex items-center gap-1 whitespace-nowrap">
          <StateMark state={state} />
          {countedNames[state]}
        </span>
      ))}
    </p>
  );
}
