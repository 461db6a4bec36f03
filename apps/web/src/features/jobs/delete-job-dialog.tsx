import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";

type Props = {
  job: ListedJob | null;
  onConfirm: (job: ListedJob) => void;
  onCancel: () => void;
};

export function DeleteJobDialog({ job, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      open={job !== null}
      title="Delete this job?"
      confirmLabel="Delete Job"
      onConfirm={() => job && onConfirm(job)}
      onCancel={onCancel}
    >
      “{job?.title}” is deleted with its scores, ranks and shortlist. Its candidates stay under “All
      Candidates”. You can undo this from the message that follows.
    </ConfirmDialog>
  );
}
