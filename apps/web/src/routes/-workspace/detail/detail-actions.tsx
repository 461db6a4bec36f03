import { Star } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useMay } from "../../../lib/job-role.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import type { CandidateActions } from "../state/use-candidate-actions.ts";

/** Whether the CV is shown, and a function to show or hide it. */
export type CvSwitch = { isOpen: boolean; show: (isOpen: boolean) => void };

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

type Props = {
  isShortlisted: boolean;
  actions: Pick<CandidateActions, "shortlistOpen" | "downloadOpen">;
  /** Absent if another control switches to the CV. */
  cv?: CvSwitch | undefined;
};

export function DetailActions({ isShortlisted, actions, cv }: Props) {
  const label = isShortlisted ? "Remove from Shortlist" : "Add to Shortlist";
  return (
    <>
      {useMay("review") && (
        <Tooltip text={isShortlisted ? `${label} (S)` : "Key S"} describes>
          <Button
            variant={isShortlisted ? "secondary" : "primary"}
            className="px-2.5!"
            aria-keyshortcuts="S"
            icon={
              // The same icon as in the list.
              <Star {...icon} className={isShortlisted ? "fill-brand text-brand" : undefined} />
            }
            onClick={actions.shortlistOpen}
          >
            {/* As wide as the longer label, so the next buttons stay in place. */}
            <span className="grid *:col-start-1 *:row-start-1">
              <span className={isShortlisted ? "invisible" : undefined}>Add to Shortlist</span>
              {isShortlisted && <span>Shortlisted</span>}
            </span>
          </Button>
        </Tooltip>
      )}
      <Tooltip text="Key D" describes>
        <Button className="px-2.5!" aria-keyshortcuts="D" onClick={actions.downloadOpen}>
          Download CV
        </Button>
      </Tooltip>
      {cv && (
        <Tooltip text="Key V" describes>
          <Button
            variant="quiet"
            className="px-2!"
            aria-keyshortcuts="V"
            aria-pressed={cv.isOpen}
            onClick={() => cv.show(!cv.isOpen)}
          >
            {cv.isOpen ? "Hide CV" : "View CV"}
          </Button>
        </Tooltip>
      )}
    </>
  );
}
