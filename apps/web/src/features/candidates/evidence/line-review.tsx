import { useEvidenceActions } from "./evidence-actions.ts";
import type { ReviewedRow } from "./evidence-actions.ts";
import { VerdictButtons } from "./verdict-buttons.tsx";

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
  return (
    <div className="mt-1">
      <VerdictButtons
        of={`${about.requirement}, line of ${of}`}
        isSaving={isSaving}
        onSay={(counts) => void review(about, line, counts)}
      />
    </div>
  );
}
