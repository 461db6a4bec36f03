import { ChevronLeft, ChevronRight, Printer, X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { ComparisonActions } from "./use-comparison.ts";

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

type Props = {
  comparison: ComparisonActions;
  /** The number of columns if only some are visible, or 0 if all are. */
  turning: number;
  onlyDifferences: boolean;
  onOnlyDifferences: (isOn: boolean) => void;
};

/** Actions for the whole comparison. */
export function CompareToolbar(props: Props) {
  const { comparison, turning, onlyDifferences, onOnlyDifferences } = props;
  const { current, move, bringNext, hasNext, hasRoom, close } = comparison;
  return (
    <div className="flex flex-wrap items-center gap-1.5 print:hidden">
      {turning > 2 && (
        <>
          <IconButton
            label="Previous candidate"
            size="sm"
            disabled={current === 0}
            icon={<ChevronLeft {...icon} />}
            onClick={() => move(-1)}
          />
          <IconButton
            label="Next candidate"
            size="sm"
            disabled={current === turning - 1}
            icon={<ChevronRight {...icon} />}
            onClick={() => move(1)}
          />
        </>
      )}
      <Button size="sm" disabled={!hasNext} aria-keyshortcuts="N" onClick={bringNext}>
        {hasRoom ? "Add next" : "Bring next in"}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-pressed={onlyDifferences}
        className={onlyDifferences ? "bg-brand-soft! text-brand!" : ""}
        onClick={() => onOnlyDifferences(!onlyDifferences)}
      >
        Only differences
      </Button>
      <Button
        size="sm"
        icon={<Printer {...icon} />}
        className="max-sm:hidden"
        onClick={() => window.print()}
      >
        Print
      </Button>
      <IconButton label="Close the comparison" size="sm" icon={<X {...icon} />} onClick={close} />
    </div>
  );
}
