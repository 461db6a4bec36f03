import { Star } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";

/** Whether the CV is shown, and what shows or hides it. */
export type CvSwitch = { isOpen: boolean; show: (isOpen: boolean) => void };

/** What the detail does with its candidate. */
export type CandidateActions = {
  isShortlisted: boolean;
  toggleShortlisted: () => void;
  download: () => void;
};

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

type Props = {
  actions: CandidateActions;
  /** Left out where another control switches to the CV. */
  cv?: CvSwitch | undefined;
};

export function DetailActions({ actions, cv }: Props) {
  const { isShortlisted, toggleShortlisted, download } = actions;
  const label = isShortlisted ? "Remove from Shortlist" : "Add to Shortlist";
  return (
    <>
      <Tooltip text={isShortlisted ? `${label} (S)` : "Key S"} describes>
        <Button
          variant={isShortlisted ? "secondary" : "primary"}
          className="px-2.5!"
          aria-keyshortcuts="S"
          icon={
            // As in the list.
            <Star {...icon} className={isShortlisted ? "fill-brand text-brand" : undefined} />
          }
          onClick={toggleShortlisted}
        >
          {isShortlisted ? "Shortlisted" : label}
        </Button>
      </Tooltip>
      <Tooltip text="Key D" describes>
        <Button className="px-2.5!" aria-keyshortcuts="D" onClick={download}>
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
