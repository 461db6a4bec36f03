import { useState } from "react";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { people as countText } from "./retention-words.ts";
import { SelectedNames } from "./selected-names.tsx";
import type { SelectedPerson } from "./use-pool-selection.ts";

type Props = {
  people: readonly SelectedPerson[];
  isBusy: boolean;
  onAdd: (jobId: number) => void;
  onClose: () => void;
};

/** Selects the job to add the candidates to. */
export function AddToJobDialog({ people, isBusy, onAdd, onClose }: Props) {
  const jobs = api.jobs.list.useQuery();
  const [jobId, setJobId] = useState("");
  const options = (jobs.data ?? [])
    .filter(({ role }) => role === "owner")
    .map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Add to Job"
      description={`${countText(people.length)} will be scored for this job. They also stay in their current jobs.`}
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
      {jobs.data !== undefined && options.length === 0 ? (
        <p className="text-ink-2">No jobs yet. Create one first.</p>
      ) : (
        <>
          <SelectField
            label="Job"
            placeholder={jobs.isPending ? "Loading jobs..." : "Choose a job"}
            value={jobId}
            options={options}
            onChange={({ target }) => setJobId(target.value)}
          />
          <SelectedNames label="Candidates to add" people={people} />
        </>
      )}
    </Dialog>
  );
}
