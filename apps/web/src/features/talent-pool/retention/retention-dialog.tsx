import { retentionMonthOptions } from "@resume-picker/domain/talent-pool/pool-rules";
import type { JobKeepMonths, KeepMonths } from "@resume-picker/domain/talent-pool/retention";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import type { ApiOutput } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { RetentionPreview } from "./retention-preview.tsx";
import type { RuleChange } from "./use-retention.ts";

type Props = {
  rule: ApiOutput["talentPool"]["retention"];
  isBusy: boolean;
  onSave: (change: RuleChange) => void;
  onClose: () => void;
};

const terms = [
  ...retentionMonthOptions.map((months) => ({ value: String(months), label: `${months} months` })),
  { value: "", label: "Indefinitely" },
];

const toMonths = (value: string): KeepMonths =>
  retentionMonthOptions.find((months) => String(months) === value) ?? null;

/**
 * The retention rules and the candidates they affect. Saving the rules deletes nobody, which the
 * dialog says.
 */
export function RetentionDialog({ rule, isBusy, onSave, onClose }: Props) {
  const [chosen, setChosen] = useState(rule.keepMonths);
  const [jobId, setJobId] = useState<number | null>(null);
  const [ofJobs, setOfJobs] = useState<ReadonlyMap<number, JobKeepMonths>>(new Map());
  const jobs = (api.jobs.list.useQuery().data ?? []).filter(({ role }) => role === "owner");
  const stored = rule.jobs.find(({ id }) => id === jobId);
  const present = stored ? stored.keepMonths : "account";
  const ofJob = jobId === null ? "account" : (ofJobs.get(jobId) ?? present);
  const changed = [...ofJobs].map(([id, keepMonths]) => ({ id, keepMonths }));
  const save = () =>
    onSave({ keepMonths: chosen === rule.keepMonths ? undefined : chosen, jobs: changed });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg-page"
      title="Retention"
      description="Counted from the day a person’s newest CV was received. Nobody is deleted automatically."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          className="sm:col-span-2"
          label="Keep candidates for"
          value={chosen === null ? "" : String(chosen)}
          options={terms}
          onChange={({ target }) => setChosen(toMonths(target.value))}
        />
        {jobs.length > 0 && (
          <>
            <SelectField
              label="Another rule for a job"
              value={jobId === null ? "" : String(jobId)}
              options={[
                { value: "", label: "No job chosen" },
                ...jobs.map(({ id, title }) => ({
                  value: String(id),
                  label: rule.jobs.some((each) => each.id === id) ? `${title} (own rule)` : title,
                })),
              ]}
              onChange={({ target }) => setJobId(target.value === "" ? null : Number(target.value))}
            />
            <SelectField
              label="Keep this job’s candidates for"
              disabled={jobId === null}
              value={ofJob === null ? "" : String(ofJob)}
              options={[{ value: "account", label: "As above" }, ...terms]}
              onChange={({ target: { value } }) => {
                if (jobId === null) return;
                const next = value === "account" ? "account" : toMonths(value);
                setOfJobs((all) => new Map(all).set(jobId, next));
              }}
            />
          </>
        )}
        <p className="text-13 text-ink-3 sm:col-span-2">
          Candidates in several jobs follow the longest rule.
        </p>
      </div>
      <RetentionPreview
        keepMonths={chosen}
        job={jobId === null ? undefined : { id: jobId, keepMonths: ofJob }}
      />
    </Dialog>
  );
}
