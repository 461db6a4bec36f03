import { useState } from "react";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";

type Props = {
  count: number;
  isBusy: boolean;
  onAdd: (jobId: number) => void;
  onClose: () => void;
};

/** Which job they become candidates of as well. */
export function AddToJobDialog({ count, isBusy, onAdd, onClose }: Props) {
  const jobs = api.jobs.list.useQuery();
  const [jobId, setJobId] = useState("");
  const options = (jobs.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Add to Job"
      description={`${count} ${count === 1 ? "candidate is" : "candidates are"} scored for it, and stay in the jobs where they stand.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={jobId === ""}
            onClick={() => onAdd(Number(jobId))}
          >
            Add
          </Button>
        </>
      }
    >
      {jobs.data?.length === 0 ? (
        <p className="text-ink-2">There is no job yet. Create one first.</p>
      ) : (
        <SelectField
          label="Job"
          placeholder={jobs.isPending ? "Loading jobs..." : "Choose a job"}
          value={jobId}
          options={options}
          onChange={({ target }) => setJobId(target.value)}
        />
      )}
    </Dialog>
  );
}
