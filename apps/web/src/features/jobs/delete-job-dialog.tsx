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
      “{job?.title}” goes with its scores, ranks and shortlist. Its candidates stay in your pool.
      You can undo this as long as the message about it stands.
    </ConfirmDialog>
  );
}
