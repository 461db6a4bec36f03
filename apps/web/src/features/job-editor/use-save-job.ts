import { findJobProblem, isUntouchedDraft } from "@resume-picker/domain/jobs/job-rules";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";
import { errorCode } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";
import { jobOf, postingOf } from "./job-draft.ts";
import type { JobDraft } from "./job-draft.ts";

type Options = {
  job: ApiOutput["jobs"]["get"] | null;
  onSaved: (draft: JobDraft, jobId: number) => void;
};

/** Validates and saves the job, and shows the result in a toast. */
export function useSaveJob({ job: opened, onSaved }: Options) {
  const utils = api.useUtils();
  const create = api.jobs.create.useMutation();
  const update = api.jobs.update.useMutation();

  const save = async (draft: JobDraft, seen: JobDraft) => {
    const problem = findJobProblem(draft);
    if (problem !== null) {
      toast({ title: "Validation Error", description: problem, tone: "destructive" });
      return;
    }
    const input = jobOf(draft);
    try {
      const job = await (opened === null
        ? create.mutateAsync(input)
        : update
            .mutateAsync({ id: opened.id, ...input, seen: postingOf(seen) })
            .catch((error: unknown) => {
              // An untouched draft is deleted when it is left in another tab. The text is then
              // saved as a new job.
              const isGone = isUntouchedDraft(opened) && errorCode(error) === "NOT_FOUND";
              if (isGone) return create.mutateAsync(input);
              throw error;
            }));
      utils.jobs.get.setData({ id: job.id }, job);
      onSaved(draft, job.id);
      toast({
        title: "Success",
        description: "Job description saved successfully",
        tone: "success",
      });
      // A changed description also changes the candidates' scores.
      await Promise.all([
        utils.jobs.list.invalidate(),
        utils.jobs.candidateCounts.invalidate(),
        utils.candidates.listForJob.invalidate({ id: job.id }),
      ]);
    } catch (error) {
      // Reloads the job, so the editor can show the conflicting change.
      if (errorCode(error) === "CONFLICT") void utils.jobs.get.invalidate();
      toast({
        error,
        title: "Error",
        description: "Failed to save job description",
        tone: "destructive",
      });
    }
  };

  return { save, isSaving: create.isPending || update.isPending };
}
