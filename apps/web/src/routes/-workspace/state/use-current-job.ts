import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { useJobs } from "../../../features/jobs/use-jobs.ts";
import { api } from "../../../lib/api.ts";
import { errorCode } from "../../../lib/error-message.ts";
import { keepLastJob } from "../../../lib/kept/last-job.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useWorkspaceSearch } from "./use-workspace-search.ts";

/** The sidebar's jobs, and the job that the workspace shows. */
export function useCurrentJob() {
  const [{ view, sort }] = useWorkspaceSearch();
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const { jobs, counts, ...query } = useJobs();
  const job = jobs.find((each) => each.id === Number.parseInt(id ?? "", 10)) ?? jobs[0] ?? null;
  const { user } = useSession();
  const [userId, jobId] = [user?.id, job?.id];
  useEffect(() => {
    // The home page's link to the dashboard opens this job again.
    if (userId !== undefined && jobId !== undefined) keepLastJob(userId, jobId);
  }, [jobId, userId]);
  useCorrectedAddress(id, jobs);
  /** Keeps the view and the order. Filters and the open candidate belong to the previous job. */
  const show = useCallback(
    (next: Pick<ListedJob, "id">) =>
      void navigate({ to: "/jobs/$id", params: { id: String(next.id) }, search: { view, sort } }),
    [navigate, sort, view],
  );
  return { jobs, counts, query, job, show };
}

export type CurrentJob = ReturnType<typeof useCurrentJob>;

/** Redirects an address of an unknown job to the job that is shown. */
function useCorrectedAddress(id: string | undefined, jobs: readonly ListedJob[]): void {
  const navigate = useNavigate();
  const [first] = jobs;
  const isListed = id === undefined || jobs.some((each) => String(each.id) === id);
  const asked = Number.parseInt(id ?? "", 10);
  const isJobId = Number.isSafeInteger(asked) && asked > 0;
  // The list may be older than the job, so the server is asked before redirecting.
  const { error } = api.jobs.get.useQuery(
    { id: asked },
    { enabled: !isListed && isJobId && first !== undefined, retry: false },
  );
  const isUnknown =
    !isListed && first !== undefined && (!isJobId || errorCode(error) === "NOT_FOUND");
  useEffect(() => {
    if (isUnknown)
      void navigate({ to: "/jobs/$id", params: { id: String(first.id) }, replace: true });
  }, [first, isUnknown, navigate]);
}
