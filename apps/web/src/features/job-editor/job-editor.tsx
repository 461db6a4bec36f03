import { api } from "../../lib/api.ts";
import { errorCode, errorMessage } from "../../lib/error-message.ts";
import { jobPageTitle, pageTitle } from "../../lib/session/site.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { JobEditorForm } from "./job-editor-form.tsx";
import { JobRoleContext } from "../../lib/job-role.ts";

type Props = {
  /** Null creates a new job. */
  jobId: number | null;
  onBack: () => void;
  /** Called with the job's id once it is saved. */
  onSaved: (jobId: number) => void;
};

export function JobEditor({ jobId, onBack, onSaved }: Props) {
  const job = api.jobs.get.useQuery({ id: jobId ?? 0 }, { enabled: jobId !== null });
  if (jobId === null) return <JobEditorForm job={null} onBack={onBack} onSaved={onSaved} />;
  if (job.isPending) {
    return (
      <p role="status" className="flex items-center gap-2 p-6 text-ink-2">
        <Spinner />
        Loading job details...
      </p>
    );
  }
  if (job.isError) {
    const isGone = errorCode(job.error) === "NOT_FOUND";
    return (
      <>
        <title>{pageTitle("Edit Job Description")}</title>
        <h1 className="sr-only">Job editor</h1>
        <EmptyState
          title={isGone ? "This job does not exist" : "The job could not be loaded"}
          actions={
            <>
              {!isGone && <Button onClick={() => void job.refetch()}>Try Again</Button>}
              <Button onClick={onBack}>Back to Dashboard</Button>
            </>
          }
        >
          {isGone
            ? "It may have been deleted."
            : errorMessage(job.error, "Check your connection, then try again.")}
        </EmptyState>
      </>
    );
  }
  return (
    <JobRoleContext value={job.data.role}>
      <title>{jobPageTitle(job.data.title, "Edit Job Description")}</title>
      <JobEditorForm key={jobId} job={job.data} onBack={onBack} onSaved={onSaved} />
    </JobRoleContext>
  );
}
