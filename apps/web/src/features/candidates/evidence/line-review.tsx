import { Button } from "../../../ui/button.tsx";
import { useEvidenceActions } from "./evidence-actions.ts";
import type { ReviewedRow } from "./evidence-actions.ts";

type Props = {
  about: ReviewedRow;
  line: number;
  /** Whose line it is. */
  of: string;
};

/** Whether a line that rules or model quote counts; nothing where the reader may not say so. */
export function LineReview({ about, line, of }: Props) {
  const actions = useEvidenceActions();
  if (actions === null) return null;
  const { review, isSaving } = actions;
  const name = (verdict: string) => `${verdict}: ${about.requirement}, line of ${of}`;
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button
        size="sm"
        disabled={isSaving}
        aria-label={name("Counts")}
        onClick={() => void review(about, line, true)}
      >
        Counts
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabled={isSaving}
        aria-label={name("Doesn't count")}
        onClick={() => void review(about, line, false)}
      >
        Doesn't count
      </Button>
    </div>
  );
}
