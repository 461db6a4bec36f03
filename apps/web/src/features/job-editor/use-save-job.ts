import { findJobProblem } from "@resume-picker/domain/jobs/job-rules";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";
import { jobOf } from "./job-draft.ts";
import type { JobDraft } from "./job-draft.ts";

type Options = { jobId: number | null; onSaved: (draft: JobDraft, jobId: number) => void };

/** Checks and saves; says in a toast how it went. */
export function useSaveJob({ jobId, onSaved }: Options) {
  const utils = api.useUtils();
  const create = api.jobs.create.useMutation();
  const update = api.jobs.update.useMutation();

  const save = async (draft: JobDraft) => {
    const problem = findJobProblem(draft);
    if (problem !== null) {
      toast({ title: "Validation Error", description: problem, tone: "destructive" });
      return;
    }
    const input = jobOf(draft);
    try {
      const job = await (jobId === null
        ? create.mutateAsync(input)
        : update.mutateAsync({ id: jobId, ...input }));
      utils.jobs.get.setData({ id: job.id }, job);
      onSaved(draft, job.id);
      toast({
        title: "Success",
        description: "Job description saved successfully",
        tone: "success",
      });
      // A changed description changes its candidates' scores too.
      await Promise.all([
        utils.jobs.list.invalidate(),
        utils.jobs.candidateCounts.invalidate(),
        utils.candidates.listForJob.invalidate({ id: job.id }),
      ]);
    } catch (error) {
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
