import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "../../../ui/button-style.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";

/** The position of the open candidate in the visible list. */
export type Place = {
  /** Starts at 0. -1 if a filter hides the candidate. */
  index: number;
  count: number;
  move: (step: 1 | -1) => void;
};

type Props = { candidate: Pick<ListedCandidate, "id" | "name" | "fileName">; place: Place };

export function MoveButtons({ candidate, place: { index, count, move } }: Props) {
  return (
    <div className="flex items-center gap-1">
      <span role="status" className="sr-only">
        {displayName(candidate)}
        {index >= 0 && `, ${index + 1} of ${count}`}
      </span>
      <MoveButton
        label="Previous candidate"
        cap="K"
        icon={<ArrowUp size={16} strokeWidth={1.6} aria-hidden />}
        disabled={index === 0}
        onClick={() => move(-1)}
      />
      <MoveButton
        label="Next candidate"
        cap="J"
        icon={<ArrowDown size={16} strokeWidth={1.6} aria-hidden />}
        disabled={index === count - 1}
        onClick={() => move(1)}
      />
    </div>
  );
}

type MoveButtonProps = {
  label: string;
  cap: string;
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
};

/** An arrow button. Its tooltip shows the keyboard shortcut. */
function MoveButton({ label, cap, icon, disabled, onClick }: MoveButtonProps) {
  return (
    <Tooltip text={`${label} (${cap})`}>
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={cap}
        className={buttonStyle({ variant: "quiet", size: "sm", className: "w-8 px-0! thumb:w-11" })}
        disabled={disabled}
        onClick={onClick}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
