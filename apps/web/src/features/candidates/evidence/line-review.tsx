import type { CountedState } from "@resume-picker/domain/scoring/reviews/evidence-review";
import { useEvidenceActions } from "./evidence-actions.ts";
import type { ReviewedRow } from "./evidence-actions.ts";
import { VerdictButtons } from "./verdict-buttons.tsx";

type Props = {
  about: ReviewedRow;
  line: number;
  /** What they say of it. */
  state: CountedState;
  /** Whose line it is. */
  of: string;
  onSay?: ((saved: Promise<void>) => void) | undefined;
};

/** Whether a line that rules or model quote counts; nothing where the reader may not say so. */
export function LineReview({ about, line, state, of, onSay }: Props) {
  const actions = useEvidenceActions();
  if (actions === null) return null;
  const { review, isSaving } = actions;
  return (
    <div className="mt-1">
      <VerdictButtons
        of={`${about.requirement}, line of ${of}`}
        state={state}
        isSaving={isSaving}
        onSay={(verdict) => {
          const saved = review(about, line, verdict);
          onSay?.(saved);
        }}
      />
    </div>
  );
}
