import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useEvidenceActions } from "./evidence-actions.ts";
import type { EvidenceActions, ReviewedRow, Verdict } from "./evidence-actions.ts";
import type { ReceiptRow } from "./reviewed-part.ts";
import { PhraseForm } from "./phrase-form.tsx";
import { SaidReview } from "./said-review.tsx";
import { VerdictButtons } from "./verdict-buttons.tsx";

type Props = {
  row: ReceiptRow;
  about: ReviewedRow;
};

/** Buttons to accept or reject the line below a requirement, and existing reviews. */
export function RowReview({ row, about }: Props) {
  const actions = useEvidenceActions();
  const box = useRef<HTMLDivElement>(null);
  const [isExtending, setIsExtending] = useState(false);
  const line = (row.quote ?? row.nearest ?? null)?.line ?? -1;
  const isAccepted = row.accepted !== undefined;
  const canReview = actions !== null && line >= 0 && !isAccepted;
  if (row.reviews.length === 0 && !canReview) return null;
  /** The clicked button disappears, so the focus moves to the row. */
  const keepFocus = (done: Promise<unknown>) => void done.then(() => box.current?.focus());
  return (
    <div
      ref={box}
      role="group"
      aria-label={`Review of ${about.requirement}`}
      tabIndex={-1}
      className="mt-1 flex flex-col gap-1 rounded-tick"
    >
      {row.reviews.map((review) => (
        <SaidReview
          key={`${review.scope} ${review.id}`}
          review={review}
          actions={actions}
          keepFocus={keepFocus}
          onExtend={isExtending ? undefined : () => setIsExtending(true)}
        />
      ))}
      {canReview && <ReviewButtons {...{ row, about, line, actions }} keepFocus={keepFocus} />}
      {actions !== null && isExtending && (
        <PhraseForm
          about={about}
          line={row.quote?.text ?? ""}
          actions={actions}
          onClose={() => {
            setIsExtending(false);
            box.current?.focus();
          }}
        />
      )}
    </div>
  );
}

const sameWork = 0.7;

type ButtonsProps = Props & {
  line: number;
  actions: EvidenceActions;
  keepFocus: (done: Promise<unknown>) => void;
};

function ReviewButtons({ row, about, line, actions, keepFocus }: ButtonsProps) {
  const { review, isSaving } = actions;
  // A title gets full points only for the same occupation.
  const isAnswered = row.state === "shown" || (row.state === null && row.credit >= sameWork);
  const say = (verdict: Verdict) => keepFocus(review(about, line, verdict));
  if (isAnswered)
    return (
      <Button
        size="sm"
        className="self-start"
        disabled={isSaving}
        aria-label={`Doesn't count: ${about.requirement}`}
        onClick={() => say("doesn't count")}
      >
        Doesn't count
      </Button>
    );
  return <VerdictButtons of={about.requirement} isSaving={isSaving} onSay={say} />;
}
