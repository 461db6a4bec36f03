import { useEvidenceActions } from "./evidence-actions.ts";
import type { ReviewedRow } from "./evidence-actions.ts";
import { VerdictButtons } from "./verdict-buttons.tsx";

type Props = {
  about: ReviewedRow;
  line: number;
  /** The author of the answer that quotes the line: the rules or a model. */
  of: string;
};

/**
 * Buttons to accept or reject a line that the rules or a model quote. Renders nothing without
 * permission to review.
 */
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
