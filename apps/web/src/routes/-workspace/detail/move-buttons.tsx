import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import { Kbd } from "../../../ui/kbd.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";

/** Where the open candidate stands in the list in sight. */
export type Place = {
  /** From 0; -1 when a filter hides it. */
  index: number;
  count: number;
  move: (step: 1 | -1) => void;
};

type Props = { candidate: ListedCandidate; place: Place };

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
        icon={<ChevronUp size={18} strokeWidth={1.6} aria-hidden />}
        disabled={index === 0}
        onClick={() => move(-1)}
      />
      <MoveButton
        label="Next candidate"
        cap="J"
        icon={<ChevronDown size={18} strokeWidth={1.6} aria-hidden />}
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

/** Shows its key where there is a keyboard, an arrow where there are thumbs. */
function MoveButton({ label, cap, icon, disabled, onClick }: MoveButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={cap}
        className="grid size-8 place-items-center rounded-control hover:bg-sunken disabled:opacity-50 thumb:size-11"
        disabled={disabled}
        onClick={onClick}
      >
        <span aria-hidden className="thumb:hidden">
          <Kbd>{cap}</Kbd>
        </span>
        <span className="hidden thumb:inline">{icon}</span>
      </button>
    </Tooltip>
  );
}
