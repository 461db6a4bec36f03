import type { ListedJob } from "@resume-picker/domain/jobs/job";
import type { JobStatus } from "@resume-picker/domain/jobs/job-rules";

/** The actions of the sidebar's job list. */
export type JobActions = {
  select: (job: ListedJob) => void;
  add: () => void;
  isAdding: boolean;
  setStatus: (job: ListedJob, status: JobStatus) => void;
  duplicate: (job: ListedJob) => void;
  showMembers: (job: ListedJob) => void;
  showBlindReview: (job: ListedJob) => void;
  showJudging: (job: ListedJob) => void;
  delete: (job: ListedJob) => void;
};
