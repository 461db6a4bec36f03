import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { mayDo } from "@resume-picker/domain/jobs/sharing/job-roles";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { reasonFor } from "../../lib/error-message.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BlindLedger } from "./blind-ledger.tsx";
import { useBlindReview } from "./use-blind-review.ts";

type Props = { job: ListedJob; onClose: () => void };

/** Switches blind review on or off, and shows its history. */
export function BlindReviewDialog({ job, onClose }: Props) {
  const { data, error } = api.jobs.get.useQuery({ id: job.id });
  const isLoaded = data !== undefined;
  return (
    <Dialog open onClose={onClose} title="Blind Review" description={job.title}>
      <p className="text-ink-2">
        Everyone on this job, you included, reviews without knowing who the candidates are. Name,
        contact details, photo, age, gender words and nationality are hidden in lists, CVs, quotes,
        files, exports and review links.
      </p>
      {error && (
        <p role="alert" className="mt-3 text-danger">
          The job could not be loaded. {reasonFor(error)}
        </p>
      )}
      {!isLoaded && !error && <Skeleton className="mt-4 h-20 w-full" />}
      {isLoaded && <Settings job={job} isBlind={data.isBlind} hidesSchools={data.hidesSchools} />}
      <BlindLedger jobId={job.id} />
      <p className="mt-4 text-13 text-ink-3">
        Blind review reduces bias, but isn’t anonymous: dates, employers and writing style can still
        tell who somebody is.
      </p>
    </Dialog>
  );
}

type SettingsProps = { job: ListedJob; isBlind: boolean; hidesSchools: boolean };

function Settings({ job, isBlind, hidesSchools }: SettingsProps) {
  const { set, isSaving } = useBlindReview(job.id);
  const [problem, setProblem] = useState<string | null>(null);
  const [schools, setSchools] = useState(hidesSchools);
  if (!mayDo(job.role, "edit")) {
    return (
      <p className="mt-4 font-medium">
        {isBlind
          ? "Blind review is on."
          : "Blind review is off. Owners and editors can turn it on."}
      </p>
    );
  }
  const save = async (next: { isBlind: boolean; hidesSchools: boolean }) =>
    setProblem(await set(next));
  return (
    <div className="mt-4 flex flex-col items-start gap-3 rounded-panel border border-line p-4">
      <p role="status" className="font-medium">
        {isBlind ? "Blind review is on" : "Blind review is off"}
      </p>
      <Checkbox
        label="Also hide the names of schools"
        checked={schools}
        disabled={isSaving}
        onChange={(checked) => {
          setSchools(checked);
          if (isBlind) void save({ isBlind, hidesSchools: checked });
        }}
      />
      <Button
        variant={isBlind ? "secondary" : "primary"}
        busy={isSaving}
        onClick={() => void save({ isBlind: !isBlind, hidesSchools: schools })}
      >
        {isBlind ? "Turn Off and Show Everyone" : "Turn On Blind Review"}
      </Button>
      {isBlind && (
        <p className="text-13 text-ink-3">Turning it off is recorded below and can’t be undone.</p>
      )}
      {problem !== null && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
