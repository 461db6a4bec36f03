import { Check, Download } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

type Props = {
  isShortlisted: boolean;
  onToggle: () => void;
  onDownload: () => void;
  /** Left out where another control switches to the CV. */
  cv?: { isOpen: boolean; show: (isOpen: boolean) => void } | undefined;
};

export function DetailActions({ isShortlisted, onToggle, onDownload, cv }: Props) {
  const label = isShortlisted ? "Remove from Shortlist" : "Add to Shortlist";
  return (
    <>
      {isShortlisted ? (
        <Tooltip text={label} describes>
          <Button icon={<Check size={16} strokeWidth={1.6} aria-hidden />} onClick={onToggle}>
            Shortlisted
          </Button>
        </Tooltip>
      ) : (
        <Button variant="primary" onClick={onToggle}>
          {label}
        </Button>
      )}
      <Button icon={<Download size={16} strokeWidth={1.6} aria-hidden />} onClick={onDownload}>
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
