import { Check, Download } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

type Props = { isShortlisted: boolean; onToggle: () => void; onDownload: () => void };

export function DetailActions({ isShortlisted, onToggle, onDownload }: Props) {
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
    </>
  );
}
