/** A note that is written in a job says so: its members can be named. */
export const inJob = (jobId: number | null): { jobId?: number } =>
  jobId === null ? {} : { jobId };
