import { maxRevealReason, minRevealReason } from "@resume-picker/domain/blind/blind-rules";
import { codeName } from "@resume-picker/domain/blind/code-name";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { useBlindReview } from "./use-blind-review.ts";

type Props = { jobId: number; candidate: { id: number }; onClose: () => void };

/** Asks for the reason to reveal one candidate. */
export function RevealDialog({ jobId, candidate: { id }, onClose }: Props) {
  const { reveal, isSaving } = useBlindReview(jobId);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    if (reason.trim().length < minRevealReason) {
      setProblem("Enter a reason");
      return;
    }
    const wrong = await reveal(id, reason);
    setProblem(wrong);
    if (wrong === null) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={`Reveal ${codeName(id)}?`}
      description="Everyone on this job will see who this is. The reason is recorded, and it can’t be undone."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isSaving} onClick={() => void send()}>
            Reveal
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        rows={3}
        autoFocus
        maxLength={maxRevealReason}
        placeholder="e.g. Invited to an interview"
        value={reason}
        error={problem ?? undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
