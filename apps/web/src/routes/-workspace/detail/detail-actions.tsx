import { Check, Download } from "lucide-react";
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
      {isShortlisted ? (
        <Tooltip text={label} describes>
          <Button
            icon={<Check size={16} strokeWidth={1.6} aria-hidden />}
            onClick={toggleShortlisted}
          >
            Shortlisted
          </Button>
        </Tooltip>
      ) : (
        <Button variant="primary" onClick={toggleShortlisted}>
          {label}
        </Button>
      )}
      <Button icon={<Download size={16} strokeWidth={1.6} aria-hidden />} onClick={download}>
        Download CV
      </Button>
      {cv && (
        <Button
          variant="quiet"
          className="px-2.5!"
          aria-pressed={cv.isOpen}
          onClick={() => cv.show(!cv.isOpen)}
        >
          {cv.isOpen ? "Hide CV" : "View CV"}
        </Button>
      )}
    </>
  );
}
