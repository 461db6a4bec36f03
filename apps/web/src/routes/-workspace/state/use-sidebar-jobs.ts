import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useCallback } from "react";
import { useJobs } from "../../../features/jobs/use-jobs.ts";
import type { CurrentJob } from "./use-current-job.ts";

/** The sidebar's jobs, and the job that the page is about, if any. */
export function useSidebarJobs(): CurrentJob {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const { jobs, counts, ...query } = useJobs();
  const job = jobs.find((each) => String(each.id) === id) ?? null;
  const show = useCallback(
    (next: Pick<ListedJob, "id">) =>
      void navigate({ to: "/jobs/$id", params: { id: String(next.id) } }),
    [navigate],
  );
  return { jobs, counts, query, job, show };
}
